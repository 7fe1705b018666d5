import { useDataProvider, useTranslate } from 'react-admin';
import { useNavigate, useParams } from 'react-router';
import type { BodyOf, DraftOf } from '#contract/entities/callTypes.ts';
import type { Row } from '#contract/envelope.ts';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { LoadedRecord } from '#src/record/LoadedRecord.tsx';
import { pathTo } from '#src/resources/paths.ts';
import { useSystemCurrency } from '#src/settings/currency.tsx';
import { textOf } from '#src/forms/formTexts.ts';
import { useConflict } from '#src/forms/conflict/useConflict.ts';
import type { GuardedForm } from '#src/forms/useGuardedForm.ts';
import { ItemForm } from './ItemForm.tsx';
import { itemUpdateBody, itemValues, type ItemValues } from './itemValues.ts';
import { useItemForm } from './useItemForm.ts';

function EditForm({ id, item }: { id: string; item: Row }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const { currency } = useSystemCurrency();
  const valuesOf = (record: Row) => itemValues(record, currency.code);
  const yesOrNo = (value: unknown) => translate(value === true ? 'list.yes' : 'list.no');
  const conflict = useConflict<ItemValues>(item, valuesOf, [
    { name: 'itemName', label: translate('item.name') },
    { name: 'price', label: translate('item.price') },
    { name: 'currency', label: translate('item.currency') },
    { name: 'vatExempt', label: translate('item.vatExempt'), show: yesOrNo },
    { name: 'category', label: translate('item.category') },
    { name: 'sku', label: translate('item.sku') },
    { name: 'externalReference', label: translate('item.externalReference') },
  ]);
  const form: GuardedForm<ItemValues> = useItemForm({
    defaultValues: valuesOf(item),
    save: async (values) => {
      const body = itemUpdateBody(values, conflict.latest());
      const answer = await dataProvider.operate('items.update', {
        path: { id },
        body: body as DraftOf<BodyOf<'items.update'>>,
        quiet: true,
      });
      conflict.take(answer, form.methods);
      return answer;
    },
    onSaved: () => void navigate(pathTo('Item', { id }), { replace: true }),
  });
  return (
    <ItemForm
      form={form}
      terminalID={textOf(item.terminalID)}
      saveLabel={translate('form.save')}
      meanwhile={conflict.meanwhile}
      onCancel={() => void navigate(pathTo('Item', { id }))}
    />
  );
}

/** Changes an item; what others save meanwhile is shown, not overwritten unseen. */
export function EditItem() {
  const { id = '' } = useParams();
  return (
    <LoadedRecord key={id} resource="items" id={id}>
      {(item) => <EditForm id={id} item={item} />}
    </LoadedRecord>
  );
}
