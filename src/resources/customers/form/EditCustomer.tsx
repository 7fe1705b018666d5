import { useDataProvider, useTranslate } from 'react-admin';
import { useNavigate, useParams } from 'react-router';
import type { BodyOf } from '#contract/entities/callTypes.ts';
import type { Row } from '#contract/envelope.ts';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { LoadedRecord } from '#src/record/LoadedRecord.tsx';
import { pathTo } from '#src/resources/paths.ts';
import { useSettings } from '#src/settings/settings.ts';
import { useConflict } from '#src/forms/conflict/useConflict.ts';
import type { GuardedForm } from '#src/forms/useGuardedForm.ts';
import { conflictFields } from './conflictFields.ts';
import { CustomerForm } from './CustomerForm.tsx';
import { customerUpdateBody, customerValues, type CustomerValues } from './customerValues.ts';
import { useCustomerForm } from './useCustomerForm.ts';

function EditForm({ id, customer }: { id: string; customer: Row }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const { dictionaries } = useSettings();
  const conflict = useConflict<CustomerValues>(customer, customerValues, conflictFields(translate, dictionaries.banks));
  const form: GuardedForm<CustomerValues> = useCustomerForm({
    defaultValues: customerValues(customer),
    save: async (values) => {
      const body = customerUpdateBody(values, conflict.latest());
      const answer = await dataProvider.operate('consumers.update', {
        path: { id },
        body: body as BodyOf<'consumers.update'>,
        quiet: true,
      });
      conflict.take(answer, form.methods);
      return answer;
    },
    onSaved: () => void navigate(pathTo('Customer', { id }), { replace: true }),
  });
  async function restore() {
    const answer = await dataProvider.operate('consumers.restore', { path: { id } });
    if (!answer || answer.status === 'error') return;
    conflict.restored(answer);
    form.methods.clearErrors();
    form.methods.setFocus('consumerName');
  }
  return (
    <CustomerForm
      form={form}
      saveLabel={translate('form.save')}
      meanwhile={conflict.meanwhile}
      restore={() => void restore()}
      onCancel={() => void navigate(pathTo('Customer', { id }))}
    />
  );
}

/** Changes a customer; what others save meanwhile is shown, not overwritten unseen. */
export function EditCustomer() {
  const { id = '' } = useParams();
  return (
    <LoadedRecord key={id} resource="customers" id={id}>
      {(customer) => <EditForm id={id} customer={customer} />}
    </LoadedRecord>
  );
}
