import { createRequiredContext } from '#src/store/createRequiredContext.ts';
import { useFormContext } from 'react-hook-form';
import type { MoneyCall } from '#src/attempts/moneyCall.ts';
import type { TransactionProgress } from '#src/realtime/progressLine.ts';
import type { Currency } from '#src/settings/dictionaries.ts';
import type { Terminal } from '#src/settings/terminals.ts';
import type { PaymentKind } from './form/offers.ts';
import type { PaymentPlace, PaymentFormValues } from './form/paymentForm.ts';
import type { ApiError } from '#src/attempts/apiError.ts';
import { useValuesNow } from '#src/wizards/kit/useValuesNow.ts';
import type { SavedCard } from '#src/fields/card/useSavedCards.ts';

/** What every step of a wizard that moves money knows. */
export interface Payment {
  kind: PaymentKind;
  terminal: Terminal;
  /** The currency of the deal. */
  currency: Currency;
  place: PaymentPlace;
  /** The customer's, on this terminal; undefined while they load. */
  savedCards: readonly SavedCard[] | undefined;
  call: MoneyCall;
  /** How far the sending has come, where the server says it. */
  progress: TransactionProgress | undefined;
  /** Why the last sending was refused. */
  refusal: ApiError | undefined;
}

export const [PaymentProvider, usePayment] = createRequiredContext<Payment>('a wizard that moves money');

export const usePaymentForm = () => useFormContext<PaymentFormValues>();

/** The values as they stand now. */
export const usePaymentValues = (): PaymentFormValues => useValuesNow(usePaymentForm());
