import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { apiBase } from '#tests/src/app/renderApp.tsx';
import { stubDialogs } from '#tests/support/dialogs.ts';
import { server } from '#tests/support/mockServer.ts';
import { answerDeals, id, open } from './dealWire.ts';

const charge = (day: string, changes: object = {}) => ({
  paymentTransactionID: `${day}000000-d9cb-469f-a165-70867728950e`,
  transactionTimestamp: `2026-11-${day}T08:00:00Z`,
  status: 'completed',
  specialTransactionType: 'initialDeal',
  jDealType: 'J4',
  currency: 'ILS',
  transactionAmount: 120,
  ...changes,
});

/** Opens a deal with these charges; counts how often they are asked for. */
async function openDeal(charges: readonly object[], record: object = {}) {
  stubDialogs();
  answerDeals(record);
  const asked: string[] = [];
  server.use(
    http.get(`${apiBase}/api/transactions`, ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('billingDealID') ?? '');
      return HttpResponse.json({ data: charges, numberOfRecords: charges.length });
    }),
  );
  await open(`/billing-deals/view/${id}`);
  return { asked, timeline: within(await screen.findByRole('region', { name: 'Timeline' })) };
}

describe('the timeline of a deal', () => {
  it('tells of its charges, why one failed, and of its last change, the newest first, by one call', async () => {
    const failed = charge('20', {
      status: 'rejectedByProcessor',
      quickStatus: 'Failed',
      rejectionMessage: 'No cover',
    });
    const { asked, timeline } = await openDeal([failed, charge('10')], {
      updatedDate: '2026-11-15T10:00:00Z',
      operationDoneBy: 'Noa Barak',
    });
    await timeline.findByText('No cover');
    const events = timeline.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(events).toHaveLength(4);
    expect(events[0]).toMatch(/^rejectedByProcessor.*120\.00.*No cover.*20\/11\/2026/);
    expect(events[1]).toMatch(/^Last change.*15\/11\/2026.*by .Noa Barak/);
    expect(events[2]).toMatch(/^completed.*120\.00.*10\/11\/2026/);
    expect(events[3]).toMatch(/^Billing deal set up.*15\/01\/2026/);
    expect(events[3]).not.toMatch(/by/);
    expect(timeline.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      `/transactions/view/${failed.paymentTransactionID}`,
      `/transactions/view/${charge('10').paymentTransactionID}`,
    ]);
    expect(asked).toEqual([id]);
  });

  it('of one that only issues documents asks for no charges', async () => {
    const { asked, timeline } = await openDeal([], { invoiceOnly: true });
    expect(timeline.getAllByRole('listitem')).toHaveLength(1);
    expect(asked).toEqual([]);
  });
});
