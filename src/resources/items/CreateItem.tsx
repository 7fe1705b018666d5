import { useDataProvider, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { pathTo } from '#src/resources/paths.ts';
import { useSystemCurrency } from '#src/settings/currency.tsx';
import { useSelectedTerminal } from '#src/settings/selectedTerminal.tsx';
import { ItemForm } from './ItemForm.tsx';
import { itemBody, itemValues } from './itemValues.ts';
import { useItemForm } from './useItemForm.ts';

/** Adds an item to the catalogue of the selected terminal. */
export function CreateItem() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const { terminalID } = useSelectedTerminal().terminal;
  const { currency } = useSystemCurrency();
  const form = useItemForm({
    defaultValues: itemValues({}, currency.code),
    save: (values) => dataProvider.operate('items.create', { body: itemBody(values, terminalID), quiet: true }),
    onSaved: ({ entityUID }) =>
      void navigate(entityUID ? pathTo('Item', { id: entityUID }) : pathTo('Items'), { replace: true }),
  });
  return (
    <ItemForm
      form={form}
      terminalID={terminalID}
      saveLabel={translate('form.create')}
      onCancel={() => void navigate(pathTo('Items'))}
    />
  );
}
