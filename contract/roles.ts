/** The four roles of spec §6, in the spelling of the role claim. */
export const roles = ['Merchant', 'Manager', 'BillingAdministrator', 'BusinessAdministrator'] as const;
export type Role = (typeof roles)[number];

/**
 * Who may do something: `any` signed-in user, or `billing` for manager and billing administrator
 * (spec §6, docs/rulings.md "Role policy on the server").
 */
export type AccessPolicy = 'any' | 'billing';

/** The roles each policy lets through; `any` lets through an account with no known role too. */
const rolesOfPolicy: Record<AccessPolicy, readonly Role[] | null> = {
  any: null,
  billing: ['Manager', 'BillingAdministrator'],
};

/**
 * Judges a policy against a person's roles. Pure; used by the client's guard and by the server.
 * @example isAllowed('billing', ['Merchant']) // false
 */
export function isAllowed(policy: AccessPolicy, held: readonly Role[]): boolean {
  const wanted = rolesOfPolicy[policy];
  return wanted === null || held.some((role) => wanted.includes(role));
}

/** Reads a role claim, which holds one role or several; unknown words are ignored. */
export function parseRoles(claim: unknown): Role[] {
  const words: unknown[] = Array.isArray(claim) ? claim : [claim];
  return roles.filter((role) => words.includes(role));
}
