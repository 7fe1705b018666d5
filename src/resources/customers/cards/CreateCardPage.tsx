import { useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import { cardTokenRequest } from '#contract/entities/cardToken.ts';
import type { RecordOf } from '#contract/entities/callTypes.ts';
import { cardBody } from '#src/fields/card/cardBody.ts';
import { CardFields } from '#src/fields/card/CardFields.tsx';
import { missingCardFaults, type CardValues } from '#src/fields/card/cardValues.ts';
import { FormSection } from '#src/forms/FormSection.tsx';
import { RecordForm } from '#src/forms/RecordForm.tsx';
import { LoadedRecord } from '#src/record/LoadedRecord.tsx';
import { pathTo } from '#src/resources/paths.ts';
import { useSelectedTerminal } from '#src/settings/selectedTerminal.tsx';
import { ListNotice } from '#src/ui/ListNotice.tsx';
import { lastDigits, ownerValues } from './cardValues.ts';

function CardForm({ customer }: { customer: RecordOf<'customers'> }) {
  const translate = useTranslate();
  const { terminal } = useSelectedTerminal();
  return (
    <RecordForm<'cards', CardValues>
      resource="cards"
      schema={cardTokenRequest.omit(['terminalID', 'consumerID', 'consumerEmail'])}
      valuesOf={() => ownerValues(customer)}
      toBody={(values) => cardBody(values, terminal.terminalID, customer)}
      ownFaults={(values) => missingCardFaults(values, terminal)}
      pathOf={() => pathTo('Customer', { id: customer.consumerID })}
      nameOf={({ cardNumber }) => lastDigits(cardNumber)}
      saveLabel={translate('card.save')}
      narrow
    >
      {() => (
        <FormSection title={translate('card.of', { name: customer.consumerName })}>
          <CardFields terminal={terminal} helperText={translate('card.readerHelp')} autoFocus />
        </FormSection>
      )}
    </RecordForm>
  );
}

/** Saves a card of a customer on the selected terminal. */
export function CreateCardPage() {
  const translate = useTranslate();
  const { customerid = '' } = useParams();
  return (
    <LoadedRecord key={customerid} resource="customers" id={customerid}>
      {(customer) =>
        customer.deleted === true ? (
          <ListNotice urgent text={translate('card.customerDeleted')} actions={[]} />
        ) : (
          <CardForm customer={customer} />
        )
      }
    </LoadedRecord>
  );
}
