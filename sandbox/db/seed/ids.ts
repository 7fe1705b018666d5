import { hashText } from './random.ts';

function mix(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

const hex = (value: number) => value.toString(16).padStart(8, '0');

/**
 * Ids of one noun: the n-th is always the same uuid. The last group begins with a letter, so that no id holds a run
 * of digits as long as a card number.
 * @example idsOf('first:consumer')(0)
 */
export function idsOf(noun: string): (index: number) => string {
  const start = hashText(noun);
  return (index) => {
    const a = mix(start ^ Math.imul(index + 1, 0x9e3779b1));
    const b = mix(a ^ (index + 0x7f4a7c15));
    const c = mix(b ^ start);
    const d = mix(c ^ a ^ index);
    const letter = 'abcdef'[d % 6];
    const text = hex(b) + hex(c);
    return `${hex(a)}-${text.slice(0, 4)}-4${text.slice(5, 8)}-8${text.slice(9, 12)}-${letter}${text.slice(13)}${hex(d)}`;
  };
}
