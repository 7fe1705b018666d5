import { createHash } from 'node:crypto';

/** An id that is made of a name: the same name gives the same one (as UUID version 8 says it). Ids hold no long digits. */
export function namedID(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  const letter = 'abcdef'[Number.parseInt(hex.slice(20, 21), 16) % 6];
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(12, 15)}-8${hex.slice(15, 18)}-${letter}${hex.slice(21, 32)}`;
}
