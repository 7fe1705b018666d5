import { describe, expect, it } from 'vitest';
import { isOpenTo } from '#src/settings/isOpenTo.ts';

const person = { roles: ['Merchant'] as const };
const terminal = { enabledFeatures: ['Billing'], integrations: { invoicing: { provider: 'iCount' }, processor: null } };

describe('isOpenTo', () => {
  it.each([
    [{}, true],
    [{ access: 'any' as const }, true],
    [{ access: 'billing' as const }, false],
    [{ feature: 'Billing' as const }, true],
    [{ feature: 'Checkout' as const }, false],
    [{ feature: ['Billing'] as const }, true],
    [{ feature: ['Billing', 'Checkout'] as const }, false],
    [{ integration: 'invoicing' as const }, true],
    [{ integration: 'processor' as const }, false],
    [{ integration: 'loan' as const }, false],
    [{ provider: 'iCount' as const }, true],
    [{ provider: 'EasyInvoice' as const }, false],
    [{ feature: 'Billing' as const, access: 'billing' as const }, false],
  ])('%o: %s', (offer, open) => {
    expect(isOpenTo(offer, person, terminal)).toBe(open);
  });

  it('closes what asks something of a terminal while there is none', () => {
    expect(isOpenTo({}, person, undefined)).toBe(true);
    expect(isOpenTo({ feature: 'Billing' }, person, undefined)).toBe(false);
    expect(isOpenTo({ integration: 'invoicing' }, person, undefined)).toBe(false);
  });
});
