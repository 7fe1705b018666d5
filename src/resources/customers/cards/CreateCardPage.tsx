import { useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import { cardTokenRequest } from '#contract/entities/cardToken.ts';
import type { RecordOf } from '#contract/entities/callTypes.ts';
import { FormSection } from '#src/forms/FormSection.tsx';
import { RecordForm } from '#src/forms/RecordForm.tsx';
import { LoadedRecord } from '#src/record/LoadedRecord.tsx';
import { pathTo } from '#src/resources/paths.ts';
import { useCardEntry } from '#src/settings/cardEntry.ts';
import { useSelectedTerminal } from '#src/settings/selectedTerminal.tsx';
import { CardNumberInput } from '#src/ui/inputs/CardNumberInput.tsx';
import { CvcInput } from '#src/ui/inputs/CvcInput.tsx';
import { ExpiryInput } from '#src/ui/inputs/ExpiryInput.tsx';
import { NationalIdInput } from '#src/ui/inputs/NationalIdInput.tsx';
import { TextInput } from '#src/ui/inputs/TextInput.tsx';
import { cardBody, missingCardFaults, ownerValues, type CardValues } from './cardValues.ts';

/** The fields of a card that is typed or read by its stripe. */
function CardFields({ customer }: { customer: RecordOf<'customers'> }) {
  const translate = useTranslate();
  const { cvvRequired = false, nationalIDRequired = false } = useSelectedTerminal().terminal;
  useCardEntry(true);
  return (
    <FormSection title={translate('card.of', { name: customer.consumerName })}>
      <CardNumberInput
        name="cardNumber"
        label={translate('card.number')}
        help={translate('card.readerHelp')}
        expiryName="cardExpiration"
        required
        autoFocus
      />
      <div className="field-grid">
        <ExpiryInput name="cardExpiration" label={translate('card.expiry')} required />
        <CvcInput name="cvv" label={translate('card.cvc')} required={cvvRequired} />
      </div>
      <TextInput name="cardOwnerName" label={translate('card.owner')} maxLength={50} />
      <NationalIdInput
        name="cardOwnerNationalID"
        label={translate('card.ownerNationalID')}
        required={nationalIDRequired}
      />
    </FormSection>
  );
}

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
      pathOf={() => `${pathTo('Customer', { id: customer.consumerID })}?tab=cards`}
      saveLabel={translate('card.save')}
      narrow
    >
      {() => <CardFields customer={customer} />}
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
          <p role="alert" className="notice">
            {translate('card.customerDeleted')}
          </p>
        ) : (
          <CardForm customer={customer} />
        )
      }
    </LoadedRecord>
  );
}
