import { useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import { consumerRequest } from '#contract/entities/consumer.ts';
import { useIsUntoldSameId } from '#src/fields/customer/sameId.ts';
import { RecordFormPage } from '#src/record/RecordFormPage.tsx';
import { pathTo } from '#src/resources/paths.ts';
import { useSelectedTerminal } from '#src/settings/selectedTerminal.tsx';
import { useSettings } from '#src/settings/settings.ts';
import { conflictFields } from './conflictFields.ts';
import { CustomerFields } from './CustomerFields.tsx';
import { customerBody, customerUpdateBody, customerValues, type CustomerFormValues } from './customerFormValues.ts';

/** Adds a customer, or changes one. */
export function CustomerFormPage() {
  const translate = useTranslate();
  const { terminalID } = useSelectedTerminal().terminal;
  const { dictionaries } = useSettings();
  const isNew = useParams().id === undefined;
  const isUntold = useIsUntoldSameId();
  return (
    <RecordFormPage<'customers', CustomerFormValues>
      resource="customers"
      schema={consumerRequest.omit(['terminalID'])}
      valuesOf={customerValues}
      toBody={(values, customer) =>
        customer ? customerUpdateBody(values, customer) : customerBody(values, terminalID)
      }
      prepare={async (values) =>
        // The note beside the field tells who it is; with it in sight another one can be made.
        isNew && (await isUntold(values.consumerNationalID)) ? { refused: undefined } : { values }
      }
      conflictFields={conflictFields(translate, dictionaries.banks)}
      restore="consumers.restore"
      pathOf={(id) => (id === undefined ? pathTo('Customers') : pathTo('Customer', { id }))}
    >
      {(customer) => <CustomerFields consumerID={customer?.consumerID} />}
    </RecordFormPage>
  );
}
