import type { RaRecord } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { isOpenTo, offeredOn } from '#src/actions/isOffered.ts';

const asker = {
  roles: ['Merchant'] as const,
  enabledFeatures: ['Billing'],
  integrations: { invoicing: {}, processor: null },
};
const place = { terminalID: 't', showDeleted: false };

describe('isOpenTo', () => {
  it.each([
    [{}, true],
    [{ access: 'any' as const }, true],
    [{ access: 'billing' as const }, false],
    [{ feature: 'Billing' as const }, true],
    [{ feature: 'Checkout' as const }, false],
    [{ integration: 'invoicing' as const }, true],
    [{ integration: 'processor' as const }, false],
    [{ integration: 'loan' as const }, false],
    [{ feature: 'Billing' as const, access: 'billing' as const }, false],
  ])('%o: %s', (offer, open) => {
    expect(isOpenTo(offer, asker)).toBe(open);
  });
});

it('offeredOn judges the raw record and the place, after role and terminal', () => {
  const actions = [
    { key: 'always' },
    { key: 'active', offered: (record: RaRecord) => record.active === true },
    { key: 'deleted', offered: (_: unknown, { showDeleted }: typeof place) => showDeleted },
    { key: 'never', access: 'billing' as const, offered: () => true },
  ];
  const keys = (record: { id: string; active?: boolean }, at = place) =>
    offeredOn(actions, record, at, asker).map(({ key }) => key);
  expect(keys({ id: '1', active: true })).toEqual(['always', 'active']);
  expect(keys({ id: '1' }, { ...place, showDeleted: true })).toEqual(['always', 'deleted']);
});
