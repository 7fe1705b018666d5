import { endpoints, type EndpointId } from '#contract/endpoints.ts';
import { fixedFields, hiddenFields, type RestrictedField } from '#contract/fieldPolicies.ts';
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

/** The restricted fields of a terminal, each with a change of it that is otherwise sound. */
export const restrictedFields: Readonly<Record<RestrictedField, Readonly<Record<string, unknown>>>> = {
  webhooks: { webhooks: { items: [{ eventName: 'ConsumerCreated', url: 'https://elsewhere.test/hooks' }] } },
  'billingSettings.createRecurrentPaymentsAutomatically': {
    billingSettings: { createRecurrentPaymentsAutomatically: false },
  },
  // No change takes it: what is sent is as if it was not.
  sharedApiKey: { sharedApiKey: 'mine' },
  vatRate: { vatRate: 0.05 },
  defaultInvoiceType: { defaultInvoiceType: 'invoice' },
  defaultRefundInvoiceType: { defaultRefundInvoiceType: 'creditNote' },
  defaultCreditInvoiceType: { defaultCreditInvoiceType: 'refundInvoice' },
};

export const maySee = (role: Role, field: string): boolean => !hiddenFields('terminals', [role]).includes(field);
export const mayChange = (role: Role, field: string): boolean => !fixedFields('terminals', [role]).includes(field);
