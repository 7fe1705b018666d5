import { SavedCards } from '#src/fields/card/SavedCards.tsx';
import { usePayment } from '#src/wizards/payment/paymentContext.ts';

const none = [] as const;

/** The card of the customer that pays. */
export function TokenFields() {
  return <SavedCards source="creditCardToken" cards={usePayment().savedCards ?? none} />;
}
