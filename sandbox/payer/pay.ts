import type { Call } from '#sandbox/core/call.ts';
import { prepareCharge } from '#sandbox/domain/money/charge.ts';
import { newConsent } from '#sandbox/domain/money/consent.ts';
import { consents } from '#sandbox/domain/money/consentTable.ts';
import type { Payment } from '#sandbox/domain/money/payment/payment.ts';
import { moneyCall } from '#sandbox/domain/money/payment/pay.ts';
import { takeRequest } from '#sandbox/domain/money/payment/paymentRequest.ts';
import { prepareHold, prepareRefund } from '#sandbox/domain/money/refundOrHold.ts';
import type { PayerFormValues } from './form.ts';
import type { Purpose } from '#sandbox/domain/links/purpose.ts';
import type { Offer, Plan } from './offer.ts';
import { payerAttemptKey } from './payerCall.ts';
import type { PayerLink } from './payerLink.ts';
import { requestOf } from './request.ts';
import { lockSeen } from './terms.ts';

const prepares: Record<Extract<Purpose, 'charge' | 'hold' | 'refund'>, (call: Call) => Promise<Payment>> = {
  charge: prepareCharge,
  hold: prepareHold,
  refund: prepareRefund,
};

/** What a payment by link has beside what its call makes of it. */
function ofLink(payer: PayerLink, call: Call, { payment, seen }: { payment: Payment; seen: string }): Payment {
  const { link } = payer;
  const isRequest = link.kind === 'paymentRequest';
  const row: Payment['row'] = {
    ...payment.row,
    paymentRequestID: isRequest ? link.paymentRequestID : null,
    paymentIntentID: isRequest ? null : link.paymentRequestID,
    documentOrigin: isRequest ? 'paymentRequest' : 'checkout',
    consumerIP: call.address ?? null,
    merchantIP: null,
  };
  return {
    ...payment,
    row,
    reserve: async (tx) => {
      await takeRequest(tx, call, row);
      await lockSeen(tx, payer, seen);
      await payment.reserve?.(tx);
    },
  };
}

/** Keeps that the payer has agreed to the commission, with a tick on the page. @returns how a charge names it */
async function consentOf(
  call: Call,
  { terminal, link }: PayerLink,
  { typed, amount }: { typed: PayerFormValues; amount: number },
) {
  const phone = typed.consumerPhone || link.consumerPhone || '';
  const consent = newConsent(call, terminal, { transactionAmount: amount, currency: link.currency, phone });
  await call.context.db.insert(consents).values({ ...consent, decision: 'approved' });
  return consent.consentID;
}

interface Wanted {
  offer: Offer;
  typed: PayerFormValues;
  plan: Plan | undefined;
  /** Agorot. */
  amount: number;
}

/**
 * Pays a link, at most once for each attempt, and once at all where it is no permanent one.
 * @returns the answer of the call that paid: 201, or 400 for a card that was declined
 * @throws ApiError as the call does
 */
export async function payLink(call: Call, payer: PayerLink, wanted: Wanted) {
  const { offer, typed } = wanted;
  const purpose = offer.purpose === 'hold' || offer.purpose === 'refund' ? offer.purpose : 'charge';
  const pay = moneyCall(async (asked) => {
    const consentID = offer.asksForConsent ? await consentOf(asked, payer, wanted) : undefined;
    const { extension, ...request } = requestOf(payer, offer, wanted);
    const body = {
      ...request,
      ...((extension || consentID) && { extension: { ...extension, ...(consentID && { consentID }) } }),
    };
    return ofLink(payer, asked, { payment: await prepares[purpose]({ ...asked, body }), seen: typed.seen });
  });
  // What is compared with the first time: whole, but for what may not be kept of a card.
  const body = requestOf(payer, offer, wanted);
  return pay({ ...call, body, idempotencyKey: payerAttemptKey(payer.link, typed.attempt) });
}
