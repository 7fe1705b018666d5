import type { Locale } from '#contract/constants.ts';
import type { Call } from '#sandbox/core/call.ts';
import type { Context } from '#sandbox/core/context.ts';
import type { PayerLink } from './payerLink.ts';

/** Who stands beside what a payer does, in the language of histories. */
const thePayer = { userID: '00000000-0000-4000-8000-000000000000', name: 'הלקוח' };

/** Where a payer's request comes from. */
export interface RequestOrigin {
  locale: Locale;
  correlationId: string;
  address: string;
}

/**
 * The call that a payer's request is: for the link's merchant, by nobody who has a role.
 */
export function payerCall(
  context: Context,
  { link }: PayerLink,
  { locale, correlationId, address }: RequestOrigin,
): Call {
  return {
    context,
    caller: { ...thePayer, merchantID: link.merchantID, roles: [] },
    endpoint: 'transactions.create',
    path: {},
    query: new URLSearchParams(),
    body: undefined,
    locale,
    correlationId,
    address,
    signal: new AbortController().signal,
  };
}

/** The key of a payer's try among the merchant's attempts, where no other link's can meet it. */
export const payerAttemptKey = ({ paymentRequestID }: PayerLink['link'], attempt: string): string =>
  `payer.${paymentRequestID}.${attempt}`;
