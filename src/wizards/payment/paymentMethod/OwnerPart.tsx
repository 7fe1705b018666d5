import { useTranslate } from 'react-admin';
import { missingCardFaults } from '#src/fields/card/cardValues.ts';
import { CheckboxInput } from '#src/ui/inputs/CheckboxInput.tsx';
import { FieldGrid } from '#src/ui/inputs/layout/FieldGrid.tsx';
import { NationalIdInput } from '#src/ui/inputs/NationalIdInput.tsx';
import { TextInput } from '#src/ui/inputs/TextInput.tsx';
import { PageFold } from '#src/wizards/kit/PageSection.tsx';
import { maySaveCard } from '#src/wizards/payment/form/offers.ts';
import { usePayment, usePaymentValues } from '#src/wizards/payment/paymentContext.ts';

const card = 'creditCardSecureDetails';

/** Whether a typed card is kept for the customer, and whose it is unless it is theirs. */
export function OwnerPart() {
  const translate = useTranslate();
  const { kind, terminal } = usePayment();
  const values = usePaymentValues();
  if (values.paymentMethod !== 'card') return null;
  const mayBeSaved = maySaveCard(kind, values, terminal);
  const named = values.creditCardSecureDetails.cardOwnerName || values.dealDetails.consumerName;
  const owner = named || (mayBeSaved ? '' : translate('wizard.customer'));
  // Where the terminal demands the number it stands with the card.
  const hasNumberAbove = missingCardFaults(
    { ...values.creditCardSecureDetails, cardOwnerNationalID: '' },
    terminal,
  ).cardOwnerNationalID;
  return (
    <PageFold
      title={translate(mayBeSaved ? 'payment.fold.save' : 'payment.fold.owner')}
      value={
        <>
          {mayBeSaved && translate(`payment.fold.${values.saveCreditCard ? 'saved' : 'notSaved'}`)}
          {mayBeSaved && owner && ' · '}
          <bdi>{owner}</bdi>
        </>
      }
    >
      {mayBeSaved && <CheckboxInput source="saveCreditCard" label={translate('payment.paymentMethod.saveCard')} />}
      <FieldGrid>
        <TextInput
          source={`${card}.cardOwnerName`}
          label={translate('cardField.owner')}
          helperText={translate('payment.paymentMethod.ownerHelp')}
          maxLength={50}
        />
        {!hasNumberAbove && (
          <NationalIdInput source={`${card}.cardOwnerNationalID`} label={translate('cardField.ownerID')} />
        )}
      </FieldGrid>
    </PageFold>
  );
}
