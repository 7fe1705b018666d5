import { describe, expect, it } from 'vitest';
import { en } from '#contract/messages/en.ts';
import type { MessageKey } from '#contract/messages/he.ts';
import { fault, type Fault } from '#contract/rules/fault.ts';

/** What a rule must answer to a value: nothing, a message key, or a key with what fills it. */
export type RuleCase<Value> = readonly [value: Value, found?: MessageKey | Fault];

/** Runs a rule over its table of cases; a found fault's message must be complete in English. */
export function describeRule<Value>(
  name: string,
  rule: (value: Value) => Fault | undefined,
  cases: readonly RuleCase<Value>[],
): void {
  describe(name, () => {
    it.each(cases.map(([value, found]) => ({ value, found })))('$value → $found', ({ value, found }) => {
      const expected = typeof found === 'string' ? fault(found) : found;
      const answer = rule(value);
      expect(answer).toEqual(expected);
      if (!answer) return;
      const places = [...en[answer.key].matchAll(/%\{(\w+)\}/g)].map(([, place]) => String(place));
      expect(Object.keys(answer.values ?? {}).toSorted()).toEqual(places.toSorted());
    });
  });
}
