import { describe, expect, it } from 'vitest';
import { changedBy, entities } from '#contract/changes.ts';
import { endpointIds, endpoints, isRepeatable } from '#contract/endpoints.ts';

/** Calls that leave every list and record as it was. */
const changingNothing = [
  'items.importCategories',
  'invoices.downloadCopy',
  'easyInvoice.taxReport',
  'easyInvoice.hashReport',
  'transactions.sendSlip',
  'transactions.createConsent',
  'transactions.consentStatus',
];
const nounOf = (id: string) => id.slice(0, id.indexOf('.'));
const isWriting = (id: (typeof endpointIds)[number]) => !isRepeatable(endpoints[id]) && endpoints[id].kind !== 'excel';

describe('what calls change', () => {
  it.each(endpointIds.filter(isWriting))('%s says it', (id) => {
    expect(changedBy(id).length === 0).toBe(changingNothing.includes(id));
  });

  it.each(endpointIds.filter((id) => !isWriting(id)))('%s reads', (id) => {
    expect(changedBy(id)).toEqual([]);
  });

  it.each(endpointIds.filter((id) => ['create', 'update', 'delete'].includes(endpoints[id].kind)))(
    '%s changes the noun it is named after, where that one is kept',
    (id) => {
      const own = entities.find((entity) => entity === nounOf(id));
      if (own && !changingNothing.includes(id)) expect(changedBy(id)).toContain(own);
    },
  );

  it('is told of each noun', () => {
    const told = new Set(endpointIds.flatMap((id) => changedBy(id)));
    expect(entities.filter((entity) => !told.has(entity))).toEqual([]);
  });
});
