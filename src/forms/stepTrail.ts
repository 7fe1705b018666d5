import { isObject } from '#contract/envelope.ts';

/** What the history's state of a step holds: its own name, behind those of the entries before it in the same form. */
export interface StepTrail {
  steps: readonly string[];
}

/** The steps that the entries of a form in steps have shown up to this one; empty for any other address. */
export function trailIn(state: unknown): readonly string[] {
  if (!isObject(state) || !Array.isArray(state.steps)) return [];
  return state.steps.filter((step): step is string => typeof step === 'string');
}
