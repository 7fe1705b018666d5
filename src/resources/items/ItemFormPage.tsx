import { useTranslate } from 'react-admin';
import { itemRequest } from '#contract/entities/item.ts';
import { RecordFormPage } from '#src/record/RecordFormPage.tsx';
import { pathTo } from '#src/resources/paths.ts';
import { useSystemCurrency } from '#src/settings/currency.tsx';
import { useSelectedTerminal } from '#src/settings/selectedTerminal.tsx';
import { ItemFields } from './ItemFields.tsx';
import { itemBody, itemConflictFields, itemUpdateBody, itemValues, type ItemValues } from './itemValues.ts';

/** Adds an item to the catalogue of the selected terminal, or changes one. */
export function ItemFormPage() {
  const translate = useTranslate();
  const { terminalID } = useSelectedTerminal().terminal;
  const { currency } = useSystemCurrency();
  return (
    <RecordFormPage<'items', ItemValues>
      resource="items"
      schema={itemRequest.omit(['terminalID'])}
      valuesOf={(item) => itemValues(item, currency.code)}
      toBody={(values, item) => (item ? itemUpdateBody(values, item) : itemBody(values, terminalID))}
      conflictFields={itemConflictFields(translate)}
      pathOf={(id) => (id === undefined ? pathTo('Items') : pathTo('Item', { id }))}
      narrow
    >
      {(item) => (
        <ItemFields terminalID={item?.terminalID ?? (item ? '' : terminalID)} autoFocus={item?.deleted !== true} />
      )}
    </RecordFormPage>
  );
}
