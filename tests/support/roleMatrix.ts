import { endpoints, type EndpointId } from '#contract/endpoints.ts';
import { isAllowed, type Role } from '#contract/roles.ts';
import type { people } from './people.ts';

/** Who of the sandbox's people holds which role, and that one alone. */
export const personOf: Readonly<Record<Role, keyof typeof people>> = {
  Merchant: 'merchant',
  Manager: 'manager',
  BillingAdministrator: 'billing',
  BusinessAdministrator: 'business',
};

/**
 * The matrix of roles and calls, as the contract has it. The sandbox is asked each call as each role and must refuse
 * exactly the others; the web app must offer nothing that makes one of those.
 */
export const mayCall = (role: Role, id: EndpointId): boolean => isAllowed(endpoints[id].access, [role]);
