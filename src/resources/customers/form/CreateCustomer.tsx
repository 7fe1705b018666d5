import { useDataProvider, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { pathTo } from '#src/resources/paths.ts';
import { useSelectedTerminal } from '#src/settings/selectedTerminal.tsx';
import { CustomerForm } from './CustomerForm.tsx';
import { customerBody, customerValues } from './customerValues.ts';
import { useCustomerForm } from './useCustomerForm.ts';

/** Adds a customer. */
export function CreateCustomer() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const { terminalID } = useSelectedTerminal().terminal;
  const form = useCustomerForm({
    defaultValues: customerValues(),
    save: (values) => dataProvider.operate('consumers.create', { body: customerBody(values, terminalID), quiet: true }),
    onSaved: ({ entityUID }) =>
      void navigate(entityUID ? pathTo('Customer', { id: entityUID }) : pathTo('Customers'), { replace: true }),
  });
  return (
    <CustomerForm
      form={form}
      isNew
      saveLabel={translate('form.create')}
      onCancel={() => void navigate(pathTo('Customers'))}
    />
  );
}
