import type { Limits } from '#contract/entities/limits.ts';
import type { Fault } from '#contract/rules/fault.ts';

/** A list or a text of a body, and how long it may be. */
export interface BoundedPart {
  /** `dealDetails.items[].price`; empty: the body itself. */
  path: string;
  max: number;
  fault: Fault;
  isList: boolean;
}

/** Every list and text that limits know. */
export function boundedParts(limits: Limits, path = ''): BoundedPart[] {
  switch (limits.kind) {
    case 'any':
      return [];
    case 'text':
      return [{ path, ...limits.limit, isList: false }];
    case 'list':
      return [{ path, ...limits.limit, isList: true }, ...boundedParts(limits.entry, `${path}[]`)];
    case 'object':
      return Object.entries(limits.fields).flatMap(([name, part]) =>
        boundedParts(part, path ? `${path}.${name}` : name),
      );
  }
}

/** A body with one value in it; every list on the way to it has one entry. */
export function bodyWith(path: string, value: unknown): unknown {
  if (path === '') return value;
  if (path.startsWith('[]')) return [bodyWith(path.slice(2).replace(/^\./, ''), value)];
  const [, name = '', rest = ''] = /^(\w+)\.?(.*)$/.exec(path) ?? [];
  return { [name]: bodyWith(rest, value) };
}

/** A value of a part that is so long. */
export const ofLength = ({ isList }: BoundedPart, length: number): unknown =>
  isList ? Array.from({ length }, () => ({})) : 'א'.repeat(length);

/** The part as an error of the body above names it. */
export const codeOf = ({ path }: BoundedPart): string => path.replaceAll('[]', '[0]') || 'body';
