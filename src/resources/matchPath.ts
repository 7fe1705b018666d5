import type { RouteDefinition } from './paths.ts';

/** The segments of a path; a slash at its end says nothing. */
const segmentsOf = (path: string) => path.replace(/\/$/, '').split('/');

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

/**
 * Holds an address against a route pattern, as react-router does; only the last segment may be optional.
 * @returns the path's parameters, undefined when it does not fit.
 * @example matchPath('/masav-file/:id/rows', '/masav-file/7/rows') // { id: '7' }
 */
export function matchPath(pattern: string, pathname: string): Record<string, string> | undefined {
  const given = segmentsOf(pathname);
  const whole = segmentsOf(pattern.replace(/\?$/, ''));
  const wanted = pattern.endsWith('?') && given.length < whole.length ? whole.slice(0, -1) : whole;
  if (wanted.length !== given.length) return undefined;
  const parameters: Record<string, string> = {};
  for (const [index, segment] of wanted.entries()) {
    const found = given[index] ?? '';
    const value = segment.startsWith(':') ? decode(found) : undefined;
    if (value) parameters[segment.slice(1)] = value;
    else if (segment.toLowerCase() !== found.toLowerCase()) return undefined;
  }
  return parameters;
}

/** Whether each parameter that must be digits is; no record has another id (spec §2). */
export function hasSoundParameters(
  { digits = [] }: Pick<RouteDefinition, 'digits'>,
  parameters: Readonly<Record<string, string | undefined>>,
): boolean {
  return digits.every((name) => /^\d+$/.test(parameters[name] ?? ''));
}

/** The id of the record that a page of one shows: the only parameter of its path. */
export const recordIdOf = (parameters: Readonly<Record<string, string | undefined>>): string | undefined =>
  Object.entries(parameters).find(([name]) => name !== '*')?.[1];
