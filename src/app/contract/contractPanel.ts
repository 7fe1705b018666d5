import { usePerson } from '#src/authProvider/currentPerson.ts';
import type { Role } from '#contract/roles.ts';
import { createStore } from '#src/store/createStore.ts';

/** Whether the panel is open: the palette opens it, and the support panel. */
export const contractPanel = createStore(false);

/** Who looks after a merchant's systems; who only serves at the counter is not troubled with it. */
const responsible: readonly Role[] = ['Manager', 'BillingAdministrator', 'BusinessAdministrator'];

/** Whether the person is offered what changed in the contract (docs/rulings.md). */
export function useMaySeeContract(): boolean {
  const { roles } = usePerson();
  return roles.some((role) => responsible.includes(role));
}
