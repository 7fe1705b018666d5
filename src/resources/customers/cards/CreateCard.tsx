import { useDataProvider, useTranslate } from 'react-admin';
import type { Resolver } from 'react-hook-form';
import { useNavigate, useParams } from 'react-router';
import { cardTokenRequest } from '#contract/entities/cardToken.ts';
import { missingCardDetails } from '#contract/rules/missingCardDetails.ts';
import type { Row } from '#contract/envelope.ts';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { LoadedRecord } from '#src/record/LoadedRecord.tsx';
import { pathTo } from '#src/resources/paths.ts';
import { useCardEntry } from '#src/settings/cardEntry.ts';
import { useSelectedTerminal } from '#src/settings/selectedTerminal.tsx';
import { FormFrame } from '#src/forms/FormFrame.tsx';
import { FormSection } from '#src/forms/FormSection.tsx';
import { textOf } from '#src/forms/formTexts.ts';
import { schemaResolver } from '#src/forms/schemaResolver.ts';
import { useGuardedForm } from '#src/forms/useGuardedForm.ts';
import { CardNumberInput } from '#src/ui/inputs/CardNumberInput.tsx';
import { digitsOf } from '#src/ui/inputs/formats/cardNumber.ts';
import { CvcInput } from '#src/ui/inputs/CvcInput.tsx';
import { ExpiryInput } from '#src/ui/inputs/ExpiryInput.tsx';
import { NationalIdInput } from '#src/ui/inputs/NationalIdInput.tsx';
import { TextInput } from '#src/ui/inputs/TextInput.tsx';
import { cardBody, type CardValues } from './cardValues.ts';
import { withRequired } from './withRequired.ts';

function CardForm({ customer }: { customer: Row }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const { terminal } = useSelectedTerminal();
  useCardEntry(true);
  const consumerID = textOf(customer.consumerID);
  const owner = { terminalID: terminal.terminalID, consumerID, consumerEmail: textOf(customer.consumerEmail) };
  const back = () => void navigate(`${pathTo('Customer', { id: consumerID })}?tab=cards`, { replace: true });
  const { cvvRequired = false, nationalIDRequired = false } = terminal;
  const rules: Resolver<CardValues> = schemaResolver<CardValues>({
    schema: cardTokenRequest.omit(['terminalID', 'consumerID', 'consumerEmail']),
    toBody: (values) => cardBody(values, owner),
    translate,
  });
  const form = useGuardedForm<CardValues>({
    defaultValues: {
      cardNumber: '',
      cardExpiration: '',
      cvv: '',
      cardOwnerName: textOf(customer.consumerName),
      cardOwnerNationalID: textOf(customer.consumerNationalID),
    },
    resolver: withRequired(
      rules,
      (values) => missingCardDetails(terminal, { ...values, cardNumber: digitsOf(values.cardNumber) }),
      translate('Required'),
    ),
    save: (values) => dataProvider.operate('cardTokens.create', { body: cardBody(values, owner), quiet: true }),
    onSaved: back,
  });
  return (
    <FormFrame form={form} saveLabel={translate('card.save')} onCancel={back} narrow>
      <FormSection title={translate('card.of', { name: textOf(customer.consumerName) })}>
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
    </FormFrame>
  );
}

/** Saves a card of a customer on the selected terminal. */
export function CreateCard() {
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
