import { CardFields } from '#src/fields/card/CardFields.tsx';
import { usePayment } from '#src/wizards/payment/paymentContext.ts';

/** The card that pays, as far as every deal needs it. */
export function TypedCardFields() {
  const { terminal } = usePayment();
  return <CardFields source="creditCardSecureDetails" terminal={terminal} brief />;
}
