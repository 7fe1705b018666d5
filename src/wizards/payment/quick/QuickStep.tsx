import { useTranslate } from 'react-admin';
import { FieldGrid } from '#src/ui/inputs/layout/FieldGrid.tsx';
import { FieldStack } from '#src/ui/inputs/layout/FieldStack.tsx';
import { MoneyInput } from '#src/ui/inputs/MoneyInput.tsx';
import { TextInput } from '#src/ui/inputs/TextInput.tsx';
import { CurrencyFields } from '#src/wizards/payment/deal/CurrencyFields.tsx';
import { asksForVoice } from '#src/attempts/apiError.ts';
import { PaymentCardFields } from '#src/wizards/payment/paymentMethod/PaymentCardFields.tsx';
import { usePayment } from '#src/wizards/payment/paymentContext.ts';
import styles from './QuickStep.module.css';

/** The whole of a quick charge: the amount, which has the focus, and a card. */
export function QuickStep() {
  const translate = useTranslate();
  const { currency, refusal } = usePayment();
  return (
    <>
      <div className={styles.amount}>
        <MoneyInput
          source="transactionAmount"
          label={translate('dealField.amount')}
          currency={currency}
          required
          autoFocus
        />
      </div>
      <PaymentCardFields brief />
      {refusal && asksForVoice(refusal) && (
        <TextInput
          source="creditCardSecureDetails.authNum"
          label={translate('payment.paymentMethod.voice')}
          helperText={translate('payment.paymentMethod.voiceHelp')}
          dir="ltr"
          maxLength={20}
        />
      )}
      <details className={styles.more}>
        <summary>{translate('payment.quick.more')}</summary>
        <FieldStack>
          <FieldGrid>
            <CurrencyFields />
          </FieldGrid>
          <TextInput
            source="dealDetails.dealDescription"
            label={translate('dealField.description')}
            helperText={translate('dealField.descriptionHelp')}
            maxLength={250}
          />
        </FieldStack>
      </details>
    </>
  );
}
