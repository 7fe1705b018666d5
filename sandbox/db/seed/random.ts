/** A stream of numbers that is the same for the same name, everywhere and always. */
export interface Random {
  /** From 0 (included) to 1 (excluded). */
  next(): number;
  /** A whole number from `least` to `most`, both included. */
  integer(least: number, most: number): number;
  chance(probability: number): boolean;
  pick<Value>(values: readonly Value[]): Value;
  /** Picks by weight. @example weighted([['ILS', 9], ['USD', 1]]) */
  weighted<Value>(choices: readonly (readonly [Value, number])[]): Value;
  /** `length` digits as text. */
  digits(length: number): string;
}

/** FNV-1a, 32 bits. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** The element at an index that runs round and round. */
export function cycle<Value>(values: readonly Value[], index: number): Value {
  const value = values[((index % values.length) + values.length) % values.length];
  if (value === undefined) throw new RangeError('nothing to choose from');
  return value;
}

/** mulberry32, started from a name. */
export function createRandom(name: string): Random {
  let state = hashText(name);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const integer = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    integer,
    chance: (probability) => next() < probability,
    pick: (values) => cycle(values, integer(0, values.length - 1)),
    weighted: (choices) => {
      const sum = choices.reduce((total, [, weight]) => total + weight, 0);
      let left = next() * sum;
      for (const [value, weight] of choices) {
        left -= weight;
        if (left < 0) return value;
      }
      return cycle(choices, choices.length - 1)[0];
    },
    digits: (length) => Array.from({ length }, () => integer(0, 9)).join(''),
  };
}
