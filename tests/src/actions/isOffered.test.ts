import type { RaRecord } from 'react-admin';
import { expect, it } from 'vitest';
import { offeredOn } from '#src/actions/isOffered.ts';
import type { Policy } from '#src/settings/isOpenTo.ts';

const isOpen = ({ access }: Policy) => access !== 'billing';
const place = { terminalID: 't', showDeleted: false };

it('offeredOn judges the raw record and the place, after the policy', () => {
  const actions = [
    { key: 'always' },
    { key: 'active', offered: (record: RaRecord) => record.active === true },
    { key: 'deleted', offered: (_: unknown, { showDeleted }: typeof place) => showDeleted },
    { key: 'needing', needs: ({ billed }: RaRecord) => (billed === true ? { access: 'billing' as const } : undefined) },
    { key: 'never', access: 'billing' as const, offered: () => true },
  ];
  const keys = (record: { id: string; active?: boolean; billed?: boolean }, at = place) =>
    offeredOn(actions, record, at, isOpen).map(({ key }) => key);
  expect(keys({ id: '1', active: true })).toEqual(['always', 'active', 'needing']);
  expect(keys({ id: '1', active: true, billed: true })).toEqual(['always', 'active']);
  expect(keys({ id: '1' }, { ...place, showDeleted: true })).toEqual(['always', 'deleted', 'needing']);
});
