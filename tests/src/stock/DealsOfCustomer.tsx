import { BooleanField, DataTable, DateField, Pagination, ReferenceManyField } from 'react-admin';
import { MaterialTheme } from '#src/ui/material/MaterialTheme.tsx';

/** The billing deals of a customer, by react-admin's own components; a row leads to our page of the deal. */
export function DealsOfCustomer() {
  return (
    <MaterialTheme>
      <ReferenceManyField
        reference="billingDeals"
        target="consumerID"
        sort={{ field: 'nextScheduledTransaction', order: 'ASC' }}
        perPage={10}
        pagination={<Pagination />}
      >
        <DataTable bulkActionButtons={false} rowClick="show">
          <DataTable.NumberCol source="transactionAmount" />
          <DataTable.Col source="active" field={BooleanField} />
          <DataTable.Col source="nextScheduledTransaction" field={DateField} />
        </DataTable>
      </ReferenceManyField>
    </MaterialTheme>
  );
}
