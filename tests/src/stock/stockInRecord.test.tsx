import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  EditButton,
  EmailField,
  FunctionField,
  NumberField,
  ReferenceField,
  ReferenceManyCount,
  TextField,
  useGetRecordRepresentation,
  useRecordContext,
  useResourceContext,
  useShowContext,
  type RaRecord,
} from 'react-admin';
import { describe, expect, it } from 'vitest';
import type { RecordPageDeclaration } from '#src/record/declaration.ts';
import { RecordPage } from '#src/record/RecordPage.tsx';
import { RecordRegistryProvider } from '#src/record/registry.ts';
import { recordsByName } from '#src/resources/registry.ts';
import { renderStock } from './renderStock.tsx';

/** Our page of a record, with stock components as its notes and in a tab of its own. */
async function openPage(name: string, id: string, page: RecordPageDeclaration) {
  const declaration = recordsByName[name];
  if (!declaration) throw new Error(`${name} has no page`);
  const registry = {
    listOf: () => undefined,
    recordPageOf: () => async () => page,
    seedsOf: () => [name],
    pathOf: () => undefined,
    resourceOf: () => undefined,
  };
  return renderStock(
    <RecordRegistryProvider value={registry}>
      <RecordPage declaration={declaration} id={id} />
    </RecordRegistryProvider>,
    { features: ['RecurrentPayments', 'Billing'] },
  );
}

/** What the hooks of react-admin say on the page. */
function Told() {
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  const { isPending, isFetching } = useShowContext();
  const named = useGetRecordRepresentation(resource)(record);
  return (
    <p>
      {resource} {record?.id} {named} {isPending || isFetching ? 'asked' : 'there'}
    </p>
  );
}

describe("react-admin's own components, dropped into the page of a record", () => {
  it('show its fields, the words of its states, and lead to its form', async () => {
    const { callsOf } = await openPage('customers', 'c1', {
      facts: ['consumerEmail'],
      notes: () => (
        <section aria-label="Stock">
          <TextField source="consumerNote" />
          <EmailField source="consumerEmail" />
          <FunctionField render={({ consumerName }: RaRecord) => `Dear ${String(consumerName)}`} />
          <EditButton />
          <Told />
        </section>
      ),
    });
    const stock = within(await screen.findByRole('region', { name: 'Stock' }));
    for (const text of ['Rings twice', 'Dear Dana', 'customers c1 Dana there'])
      expect(stock.getByText(text)).toBeInTheDocument();
    expect(stock.getByRole('link', { name: 'dana@example.test' })).toHaveAttribute('href', 'mailto:dana@example.test');
    expect(await stock.findByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/customers/edit/c1');
    // Opening it asked for the record once, and for nothing that the page does not show.
    expect(callsOf('consumers.get')).toHaveLength(1);
    expect(callsOf('consumers.list')).toEqual([]);
  });

  it('name what it refers to, and count what refers to it', async () => {
    const { callsOf } = await openPage('billingDeals', 'b1', {
      facts: ['transactionAmount'],
      tabs: [
        {
          key: 'stock',
          label: 'record.more',
          Count: () => <ReferenceManyCount reference="transactions" target="billingDealID" />,
          Content: () => (
            <>
              <ReferenceField source="consumerID" reference="customers" />
              <NumberField source="transactionAmount" />
            </>
          ),
        },
      ],
    });
    await userEvent.click(await screen.findByRole('tab', { name: /More details/ }));
    const panel = within(screen.getByRole('tabpanel'));
    expect(await panel.findByRole('link', { name: 'Dana' })).toHaveAttribute('href', '/customers/view/c1');
    expect(panel.getByText('10')).toBeInTheDocument();
    expect(await screen.findByRole('tab', { name: 'More details1' })).toBeInTheDocument();
    expect(callsOf('transactions.list').at(-1)?.query).toMatchObject({ billingDealID: 'b1' });
    expect(callsOf('billing.get')).toHaveLength(1);
  });
});
