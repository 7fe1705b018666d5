import type { EndpointId } from '#contract/endpoints.ts';
import type { Check, Weight } from '#conform/check.ts';
import { weights } from '#conform/check.ts';
import { everywhere, type Screen } from '#conform/screens.ts';

/** A check as a report shows it, below the first of its screens. */
export interface ShownCheck extends Check {
  /** Further screens that make the same call. */
  also: readonly string[];
}

/** A screen with what was looked at. */
export interface ShownScreen {
  name: string;
  checks: readonly ShownCheck[];
}

/** Puts each check below the first screen that makes its call; what concerns every screen stands first. */
export function byScreen(checks: readonly Check[], screens: readonly Screen[]): ShownScreen[] {
  const whoCalls = (call: EndpointId) => screens.filter(({ calls }) => calls.includes(call)).map(({ name }) => name);
  const shown = checks.map((check) => {
    const [home = everywhere, ...also] = check.everywhere ? [everywhere] : whoCalls(check.call);
    return { home, check: { ...check, also } };
  });
  return screens
    .map(({ name }) => ({ name, checks: shown.filter(({ home }) => home === name).map(({ check }) => check) }))
    .filter((screen) => screen.checks.length > 0);
}

/** How many faults of each weight there are. */
function countsOf(checks: readonly Check[]): Readonly<Record<Weight, number>> {
  const count = (weight: Weight) =>
    checks.reduce((sum, { faults }) => sum + faults.filter((fault) => fault.weight === weight).length, 0);
  return { refuses: count('refuses'), wrong: count('wrong'), misses: count('misses'), late: count('late') };
}

/** What each weight means, in words. */
export const weightWords: Readonly<Record<Weight, string>> = {
  refuses: 'refused',
  wrong: 'shown wrongly',
  misses: 'missed',
  late: 'late',
};

/** One line that says it all. */
export function summaryOf(checks: readonly Check[]): string {
  const counts = countsOf(checks);
  const found = weights
    .filter((weight) => counts[weight] > 0)
    .map((weight) => `${counts[weight]} ${weightWords[weight]}`);
  const skipped = checks.filter((check) => check.skipped !== undefined).length;
  const looked = `${checks.length - skipped} checks, ${skipped} not made`;
  return found.length === 0 ? `Nothing found (${looked}).` : `Found: ${found.join(', ')} (${looked}).`;
}

/** What was not looked at, under each reason why. @example [['the list has no row', ['items.list (totals)']]] */
export function skippedOf(checks: readonly Check[]): readonly (readonly [why: string, what: readonly string[]])[] {
  const reasons = new Map<string, string[]>();
  for (const { call, about, skipped } of checks) {
    if (skipped === undefined) continue;
    // A call that is not made at all is named alone.
    reasons.set(skipped, [...(reasons.get(skipped) ?? []), about === 'answer' ? call : `${call} (${about})`]);
  }
  return [...reasons];
}
