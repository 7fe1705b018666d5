import type { CreditRule } from '#src/settings/creditRules.ts';
import { useSavedList } from '#src/settings/savedStore.ts';

/** By which rule the acquirer of a terminal credits it, and its change. */
export function useCreditRule(
  terminalID: string,
): [rule: CreditRule | undefined, change: (next: CreditRule | undefined) => void] {
  const [rules, changeRules] = useSavedList('creditRules');
  const change = (next: CreditRule | undefined) =>
    changeRules(({ [terminalID]: _, ...others }) => (next ? { ...others, [terminalID]: next } : others));
  return [rules[terminalID], change];
}
