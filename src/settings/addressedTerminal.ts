import { parse, stringify } from 'query-string';
import { isObject } from '#contract/envelope.ts';
import { parameterOf } from '#contract/query.ts';

/** The filter values an address carries; react-admin keeps them as JSON in `filter`. */
export function filterInAddress(search: string): Record<string, unknown> {
  try {
    const filter: unknown = JSON.parse(parameterOf(search, 'filter') ?? '{}');
    return isObject(filter) ? filter : {};
  } catch {
    return {};
  }
}

/** The terminal an address names, if any. */
export function terminalOfAddress(search: string): string | undefined {
  const { terminalID } = filterInAddress(search);
  return typeof terminalID === 'string' ? terminalID : undefined;
}

/** The same address on another terminal, from its first page. */
export function addressOnTerminal(search: string, terminalID: string): string {
  const { page: _page, ...rest } = parse(search);
  return `?${stringify({ ...rest, filter: JSON.stringify({ ...filterInAddress(search), terminalID }) })}`;
}
