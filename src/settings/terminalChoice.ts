import { parse, stringify } from 'query-string';
import { isObject } from '#contract/envelope.ts';
import { parameterOf } from '#contract/query.ts';
import { createStore, type Readable } from '#src/store/createStore.ts';

/** The filter values an address carries; react-admin keeps them as JSON in `filter`. */
function filterOf(search: string): Record<string, unknown> {
  try {
    const filter: unknown = JSON.parse(parameterOf(search, 'filter') ?? '{}');
    return isObject(filter) ? filter : {};
  } catch {
    return {};
  }
}

/** The terminal an address names, if any. */
export function terminalOfAddress(search: string): string | undefined {
  const { terminalID } = filterOf(search);
  return typeof terminalID === 'string' ? terminalID : undefined;
}

/** The same address on another terminal, from its first page. */
export function addressOnTerminal(search: string, terminalID: string): string {
  const { page: _page, ...rest } = parse(search);
  return `?${stringify({ ...rest, filter: JSON.stringify({ ...filterOf(search), terminalID }) })}`;
}

/** The tab's own choice, which a reload keeps and other tabs do not see. */
export interface TabChoice extends Readable<string | undefined> {
  write: (terminalID: string) => void;
}

/** Keeps the tab's choice in session storage, apart for each owner of the saved settings. */
export function createTabChoice(storage: Storage, owner: string): TabChoice {
  const key = `back-office.terminal.${owner}`;
  const stored = () => {
    try {
      return storage.getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  };
  const current = createStore(stored());
  return {
    read: current.read,
    subscribe: current.subscribe,
    write(terminalID) {
      try {
        storage.setItem(key, terminalID);
      } catch {
        // The choice still holds until the page is left.
      }
      current.write(terminalID);
    },
  };
}
