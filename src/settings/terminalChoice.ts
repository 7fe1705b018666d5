import { createStore, type Readable } from '#src/store/createStore.ts';

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
