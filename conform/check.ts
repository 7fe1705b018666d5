import type { EndpointId } from '#contract/endpoints.ts';

/**
 * What a fault does to who uses the product: a screen `refuses` to show anything, shows something `wrong`, `misses` a part,
 * or comes `late`.
 */
export const weights = ['refuses', 'wrong', 'misses', 'late'] as const;
export type Weight = (typeof weights)[number];

/** One way in which a server differs from the contract; its text names fields and statuses, never a value. */
export interface Fault {
  weight: Weight;
  text: string;
}

/** One thing that was looked at in a call. */
export interface Check {
  call: EndpointId;
  /** What was looked at, e.g. `paging`. */
  about: string;
  /** Concerns every screen, not only those that make the call. */
  everywhere?: true;
  /** None: it is as the contract says. */
  faults: readonly Fault[];
  /** Why it could not be looked at. */
  skipped?: string;
}

/** Gathers what is found. */
export interface Checks {
  all: readonly Check[];
  /** Something was looked at. */
  judge: (call: EndpointId, about: string, faults: readonly Fault[], everywhere?: true) => void;
  /** Something could not be. */
  skip: (call: EndpointId, about: string, why: string) => void;
}

export function createChecks(): Checks {
  const all: Check[] = [];
  return {
    all,
    judge: (call, about, faults, everywhere) =>
      void all.push({ call, about, faults, ...(everywhere && { everywhere }) }),
    skip: (call, about, why) => void all.push({ call, about, faults: [], skipped: why }),
  };
}

const of =
  (weight: Weight) =>
  (text: string): Fault => ({ weight, text });

export const refuses = of('refuses');
export const wrong = of('wrong');
export const misses = of('misses');
export const late = of('late');

/** A fault where a condition holds. @example when(rows > take, wrong('…')) */
export const when = (holds: boolean, fault: Fault): Fault[] => (holds ? [fault] : []);
