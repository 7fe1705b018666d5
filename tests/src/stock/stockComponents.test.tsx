import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  BulkDeleteButton,
  CanAccess,
  CreateButton,
  DataTable,
  Edit,
  EditButton,
  List,
  NumberField,
  ReferenceField,
  ReferenceManyField,
  Show,
  SimpleForm,
  SimpleShowLayout,
  TextField,
  TextInput,
} from 'react-admin';
import { describe, expect, it } from 'vitest';
import { renderStock } from './renderStock.tsx';

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe("react-admin's own components, dropped in", () => {
  it('list with references: names of customers come by one question, and lead to our pages', async () => {
    const { callsOf } = await renderStock(
      <List resource="billingDeals" actions={<CreateButton resource="customers" />}>
        <DataTable bulkActionButtons={false} rowClick={false}>
          <DataTable.NumberCol source="transactionAmount" />
          <DataTable.Col source="consumerID" label="Customer">
            <ReferenceField source="consumerID" reference="customers" />
          </DataTable.Col>
        </DataTable>
      </List>,
    );
    await waitFor(() => expect(screen.getAllByRole('link', { name: 'Dana' })).toHaveLength(2));
    expect(hrefOf('Noa')).toBe('/customers/view/c2');
    expect(hrefOf('Create')).toBe('/customers/create');
    expect(callsOf('consumers.list').map(({ query }) => query?.consumersID)).toEqual(['c1,c2']);
    expect(callsOf('consumers.get')).toEqual([]);
    // Its heads are the names of fields.
    expect(screen.getByRole('columnheader', { name: /Amount/ })).toBeInTheDocument();
  });

  it('show: a whole record, the words of its fields, and the lists that belong to it', async () => {
    const { callsOf } = await renderStock(
      <Show resource="customers" id="c1" queryOptions={{ meta: { detail: true } }} actions={<EditButton />}>
        <SimpleShowLayout>
          <TextField source="consumerName" />
          <TextField source="consumerNote" />
          <ReferenceManyField reference="transactions" target="consumerID" label="resources.transactions.name">
            <DataTable bulkActionButtons={false}>
              <DataTable.Col source="transactionAmount" field={NumberField} />
            </DataTable>
          </ReferenceManyField>
        </SimpleShowLayout>
      </Show>,
    );
    expect(await screen.findByText('Rings twice')).toBeInTheDocument();
    for (const label of ['Customer name', 'Note', 'Transactions']) expect(screen.getByText(label)).toBeInTheDocument();
    expect(await screen.findByText('12.5')).toBeInTheDocument();
    expect(callsOf('transactions.list')[0]?.query).toMatchObject({ consumerID: 'c1' });
    expect(hrefOf('Edit')).toBe('/customers/edit/c1');
  });

  it('edit: saves what was changed with the version that was read, and goes to our list', async () => {
    const { callsOf, router } = await renderStock(
      <Edit resource="customers" id="c1" mutationMode="pessimistic" queryOptions={{ meta: { detail: true } }}>
        <SimpleForm>
          <TextInput source="consumerName" />
        </SimpleForm>
      </Edit>,
    );
    const input = await screen.findByRole('textbox', { name: 'Customer name' });
    await userEvent.clear(input);
    await userEvent.type(input, 'Dana Levi');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/customers/list'));
    expect(callsOf('consumers.update')[0]).toMatchObject({
      path: { id: 'c1' },
      body: { consumerName: 'Dana Levi', updateTimestamp: 'AAAAAAAAB9E=' },
    });
  });

  it('bulk delete: by the call for several', async () => {
    const { callsOf } = await renderStock(
      <List resource="items">
        <DataTable bulkActionButtons={<BulkDeleteButton mutationMode="pessimistic" />}>
          <DataTable.Col source="itemName" />
        </DataTable>
      </List>,
    );
    const table = await screen.findByRole('table');
    await userEvent.click((await within(table).findAllByRole('checkbox'))[0] ?? table);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(callsOf('items.bulkDelete').map(({ body }) => body)).toEqual([['i1', 'i2']]));
  });

  it('asks what is open, by role and by the features of the terminal', async () => {
    const asking = (
      <>
        {['customers', 'billingDeals', 'importBillingDeals'].map((resource) => (
          <CanAccess key={resource} action="create" resource={resource}>
            <p>{resource}</p>
          </CanAccess>
        ))}
      </>
    );
    await renderStock(asking, { roles: ['Merchant'], features: ['RecurrentPayments'] });
    expect(await screen.findByText('customers')).toBeInTheDocument();
    expect(screen.queryByText('billingDeals')).not.toBeInTheDocument();
    expect(screen.queryByText('importBillingDeals')).not.toBeInTheDocument();
  });

  it('speaks Hebrew', async () => {
    await renderStock(
      <Show resource="customers" id="c1">
        <SimpleShowLayout>
          <TextField source="consumerName" />
        </SimpleShowLayout>
      </Show>,
      { locale: 'he-IL' },
    );
    expect(await screen.findByText('שם הלקוח')).toBeInTheDocument();
  });
});
