import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { changedBy, entities, type Entity } from '#contract/changes.ts';
import { endpointIds, type Endpoint } from '#contract/endpoints.ts';
import { createQueryClient } from '#src/app/createQueryClient.ts';
import { createFreshness } from '#src/app/freshness.ts';
import { entitiesOf } from '#src/dataProvider/resource.ts';
import { answerCustomers, open, press } from '#tests/src/resources/customers/customerWire.ts';
import { server } from '#tests/support/mockServer.ts';
import { stubDialogs } from '#tests/support/dialogs.ts';
import { lists, listsByName } from '#src/resources/registry.ts';
// What loads on first use is at hand before the first test.
import '#src/actions/row/OpenRowMenu.tsx';
import '#src/resources/customers/actions.ts';

const isEntity = (name: string): name is Entity => entities.some((entity) => entity === name);

/** A cache in which each resource keeps a list and its columns. */
function keptLists() {
  const queryClient = createQueryClient();
  for (const { name } of lists) {
    queryClient.setQueryData([name, 'getList', {}], 'rows');
    queryClient.setQueryData([name, 'getMeta', 'he-IL'], 'columns');
  }
  const forgotten = () =>
    lists.map(({ name }) => name).filter((name) => queryClient.getQueryData([name, 'getList', {}]) === undefined);
  return { queryClient, forgotten };
}

describe('what is kept of a resource', () => {
  it.each(lists.map((resource) => [resource.name, resource] as const))(
    '%s is of a noun that calls change',
    (_, resource) => {
      expect(entitiesOf(resource).filter(isEntity)).not.toEqual([]);
    },
  );

  it.each(endpointIds)('is forgotten after %s exactly where it shows what that changes', (id) => {
    const { queryClient, forgotten } = keptLists();
    createFreshness(queryClient, listsByName)(id);
    const changed: readonly string[] = changedBy(id);
    const touched = lists.filter((resource) => entitiesOf(resource).some((entity) => changed.includes(entity)));
    expect(forgotten()).toEqual(touched.map(({ name }) => name));
    for (const { name } of lists) expect(queryClient.getQueryData([name, 'getMeta', 'he-IL'])).toBe('columns');
  });

  it.each<[(typeof endpointIds)[number], string[]]>([
    [
      'transmissions.transmit',
      [
        'transactions',
        'transactionsFiltered',
        'transactionsByTransmission',
        'transmissions',
        'incomeReport',
        'invoices',
        'webHooksCompleted',
      ],
    ],
    [
      'consumers.delete',
      ['customers', 'billingDeals', 'billingDealsHistory', 'futureBillingDeals', 'webHooksCompleted'],
    ],
    [
      'masavRows.remove',
      [
        'masavFiles',
        'masavFileRows',
        'transactions',
        'transactionsFiltered',
        'transactionsByTransmission',
        'incomeReport',
        'webHooksCompleted',
      ],
    ],
    ['items.import', ['items']],
    ['transactions.sendSlip', []],
  ])('after %s: the lists a person would name', (id, names) => {
    const { queryClient, forgotten } = keptLists();
    createFreshness(queryClient, listsByName)(id);
    expect(forgotten().toSorted()).toEqual(names.toSorted());
  });

  it('is forgotten after a call described in place that names it', () => {
    const { queryClient, forgotten } = keptLists();
    const own: Endpoint = { base: 'profile', method: 'POST', path: '/api/own', kind: 'action', access: 'any' };
    createFreshness(queryClient, listsByName)(own);
    expect(forgotten()).toEqual([]);
    createFreshness(queryClient, listsByName)({ ...own, changes: ['items'] });
    expect(forgotten()).toEqual(['items']);
  });
});

describe('a write of the person', () => {
  beforeEach(stubDialogs);
  const visit = async (name: string) => {
    await userEvent.click(screen.getByRole('link', { name }));
    await screen.findByRole('heading', { level: 1, name });
  };

  /** Goes to the customers for the first time and deletes one of them. */
  async function deleteCustomer(asked: readonly string[]): Promise<void> {
    await visit('Customers');
    await userEvent.click(await screen.findByRole('button', { name: 'Actions: Dana Cohen' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await press('Delete');
    await waitFor(() => expect(asked.filter((path) => path === '/api/consumers')).toHaveLength(2));
  }

  it('makes the lists ask again that show what it changes, on screen or kept, and no others', async () => {
    const { asked } = answerCustomers();
    const count = (path: string) => asked.filter((one) => one === path).length;
    await open('/transactions/list');
    await screen.findByText('Payer');
    await visit('Billing deals');
    await waitFor(() => expect(count('/api/billing')).toBe(1));
    await deleteCustomer(asked);
    const deals = count('/api/billing');
    await visit('Billing deals');
    await waitFor(() => expect(count('/api/billing')).toBe(deals + 1));
    await visit('Transactions');
    await screen.findByText('Payer');
    expect(count('/api/transactions')).toBe(1);
  });

  it('brings no list back with its rows as they were', async () => {
    const { asked } = answerCustomers();
    await open('/transactions/list');
    await screen.findByText('Payer');
    await visit('Billing deals');
    const row = await screen.findByRole('rowheader', { name: /^6f1c/ });
    const list = row.closest('main > *');
    await deleteCustomer(asked);
    // Its next answer is on its way for as long as the test lasts.
    server.use(http.get('*/api/billing', () => new Promise<never>(() => {})));
    const seen: (string | null | undefined)[] = [];
    const observer = new MutationObserver(() => seen.push(list?.textContent));
    // What hides it.
    if (list) observer.observe(list, { attributeFilter: ['style'] });
    await visit('Billing deals');
    expect(seen).toHaveLength(1);
    expect(seen[0]).not.toContain(row.textContent);
  });
});
