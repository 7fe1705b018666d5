import { useTranslate } from 'react-admin';
import { useCardEntry } from '#src/settings/cardEntry.ts';
import { CardNumberInput } from '#src/ui/inputs/CardNumberInput.tsx';
import { CheckboxInput } from '#src/ui/inputs/CheckboxInput.tsx';
import { CvcInput } from '#src/ui/inputs/CvcInput.tsx';
import { ExpiryInput } from '#src/ui/inputs/ExpiryInput.tsx';
import { NationalIdInput } from '#src/ui/inputs/NationalIdInput.tsx';
import { TextInput } from '#src/ui/inputs/TextInput.tsx';
import { maySaveCard } from '#src/wizards/payment/form/offers.ts';
import { usePayment, usePaymentForm, usePaymentValues } from '#src/wizards/payment/paymentContext.ts';

const card = 'creditCardSecureDetails';

/** A card that is typed or read by its stripe. @param props.brief only what every deal needs */
export function CardFields({ brief = false }: { brief?: boolean }) {
  const translate = useTranslate();
  const { kind, terminal } = usePayment();
  const { getValues, setValue, setFocus } = usePaymentForm();
  const values = usePaymentValues();
  useCardEntry(true);

  function onRead(): void {
    setValue('readCardNumber', getValues(`${card}.cardNumber`));
    setFocus(`${card}.cvv`);
  }

  return (
    <>
      <div className="card-grid">
        <CardNumberInput
          name={`${card}.cardNumber`}
          expiryName={`${card}.cardExpiration`}
          label={translate('payment.card.number')}
          onRead={onRead}
          required
        />
        <ExpiryInput name={`${card}.cardExpiration`} label={translate('payment.card.expiry')} required />
        <CvcInput name={`${card}.cvv`} label={translate('payment.card.cvc')} required={terminal.cvvRequired === true} />
      </div>
      {(!brief || terminal.nationalIDRequired) && (
        <div className="field-grid">
          {!brief && (
            <TextInput name={`${card}.cardOwnerName`} label={translate('payment.card.owner')} maxLength={50} />
          )}
          <NationalIdInput
            name={`${card}.cardOwnerNationalID`}
            label={translate('payment.card.ownerID')}
            required={terminal.nationalIDRequired === true}
          />
        </div>
      )}
      {maySaveCard(kind, values, terminal) && (
        <CheckboxInput name="saveCreditCard" label={translate('payment.card.save')} />
      )}
    </>
  );
}
