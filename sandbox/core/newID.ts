import { randomUUID } from 'node:crypto';

/**
 * A new id, random. Its last group begins with a letter, as the seed's do, so that no id holds a run of digits as long
 * as a card number: whoever looks for leaked cards may then look for digits alone.
 */
export function newID(): string {
  const id = randomUUID();
  const letter = 'abcdef'[Number.parseInt(id.slice(24, 25), 16) % 6];
  return `${id.slice(0, 24)}${letter}${id.slice(25)}`;
}
