import type { InferType } from 'yup';
import { billingLinkRequest } from '#contract/entities/linkRequest.ts';
import { splitVat, toAgorot } from '#contract/money.ts';
import { invalid } from '#sandbox/core/apiError.ts';
import { readBody } from '#sandbox/core/body.ts';
import type { Call, Handler } from '#sandbox/core/call.ts';
import type { Database } from '#sandbox/core/database.ts';
import { translate } from '#sandbox/core/locale.ts';
import { newID } from '#sandbox/core/newID.ts';
import { inserted, named, operation, written } from '#sandbox/core/operation.ts';
import { paymentRequests } from '#sandbox/db/schema/paymentRequest.ts';
import { storedSchedule } from '#sandbox/domain/billing/dealValues.ts';
import { newPayerKey, payerPageUrl } from '#sandbox/domain/links/payerPage.ts';
import { type DealColumns, dealOf, filled } from '#sandbox/domain/money/deal.ts';
import { invoiceColumns, requireInvoiceable } from '#sandbox/domain/money/invoice.ts';
import { shownMoney } from '#sandbox/domain/money/shownMoney.ts';
import { requireFeature } from '#sandbox/domain/money/terminal.ts';
import { ownTerminal, type Terminal } from '#sandbox/domain/ownTerminal.ts';
import { sendEmail, sendSms } from '#sandbox/outbox/outbox.ts';
import { dueDateOf } from './dueDate.ts';
import { historyEvent } from '#sandbox/domain/links/history.ts';

type Request = InferType<typeof billingLinkRequest>;
type Link = typeof paymentRequests.$inferInsert;

/** Who comes back from the payer's page goes to an address below one that the terminal knows. @throws ApiError 400 */
function requireKnownAddress({ checkoutSettings }: Terminal, redirectUrl: string | null | undefined): void {
  if (!redirectUrl) return;
  const wanted = URL.parse(redirectUrl);
  const isBelow = (base: URL | null) =>
    base !== null && wanted?.origin === base.origin && wanted.pathname.startsWith(base.pathname);
  if (checkoutSettings.redirectUrls.some((base) => isBelow(URL.parse(base)))) return;
  throw invalid([{ code: 'redirectUrl', description: 'Invalid' }]);
}

/** A link of one payer needs to know whose card is saved; a permanent one learns it from each. @throws ApiError 400 */
function requirePayer({ permanent }: Request, { consumerID, consumerEmail, consumerPhone }: DealColumns): void {
  if (permanent) return;
  if (!consumerID) throw invalid([{ code: 'dealDetails.consumerID', description: 'Required' }]);
  if (!consumerEmail && !consumerPhone) {
    throw invalid([{ code: 'dealDetails.consumerEmail', description: 'ConsumerEmailIsRequired' }]);
  }
}

/** How a link goes to its payer: permanent ones are passed on by the merchant. */
function channelsOf({ enabledFeatures, paymentRequestSettings }: Terminal, request: Request, deal: DealColumns) {
  const { sendByEmail, sendBySms } = paymentRequestSettings;
  if (request.permanent) return {};
  const maySms = sendBySms && enabledFeatures.includes('SmsNotification');
  return filled({
    email: sendByEmail ? deal.consumerEmail : null,
    phone: maySms || !deal.consumerEmail ? deal.consumerPhone : null,
  });
}

/** Sends the link, in the language that the request names. */
async function sendLink(
  tx: Database,
  call: Call,
  terminal: Terminal,
  link: Link,
  to: { email?: string; phone?: string },
) {
  const locale = link.language === 'en-IL' ? 'en-IL' : 'he-IL';
  const text = translate(locale, 'BillingRequestText', {
    business: terminal.name,
    amount: shownMoney(link.transactionAmount ?? 0, link.currency),
    link: payerPageUrl(call.context.config, link.payerKey),
  });
  const subject = link.requestSubject ?? translate(locale, 'BillingRequestSubject', { business: terminal.name });
  if (to.email) await sendEmail(tx, call, { to: to.email, subject, text });
  if (to.phone) await sendSms(tx, call, { to: to.phone, text });
}

/** Options of the payer's page, as far as they are given. */
const pageOptionsOf = (request: Request) =>
  filled({
    allowInstallments: request.allowInstallments,
    allowCredit: request.allowCredit,
    allowImmediate: request.allowImmediate,
    hidePhone: request.hidePhone,
    hideEmail: request.hideEmail,
    hideNationalID: request.hideNationalID,
    showAuthCode: request.showAuthCode,
  });

function linkColumns(call: Call, terminal: Terminal, request: Request, deal: DealColumns): Link {
  const now = call.context.clock.now();
  return {
    ...deal,
    ...invoiceColumns(request),
    ...splitVat(0, request.vatRate ?? terminal.vatRate),
    paymentRequestID: newID(),
    merchantID: call.caller.merchantID,
    terminalID: terminal.terminalID,
    terminalName: terminal.label,
    kind: 'billingRequest',
    permanent: request.permanent === true,
    status: 'initial',
    paymentRequestTimestamp: now,
    dueDate: dueDateOf(request.dueDate, now),
    currency: request.currency ?? 'ILS',
    paymentRequestAmount: 0,
    transactionAmount: toAgorot(request.transactionAmount),
    onlyAddCard: true,
    jDealType: 'J4',
    transactionType: 'regularDeal',
    payerKey: newPayerKey(),
    redirectUrl: request.redirectUrl || null,
    requestSubject: request.requestSubject || null,
    fromAddress: request.fromAddress || null,
    language: request.language || null,
    pageOptions: pageOptionsOf(request),
    billingSchedule: storedSchedule(request.billingSchedule),
    history: [historyEvent(call, 'PaymentRequestCreated')],
    origin: request.origin || null,
    extension: request.extension ?? null,
    ...written(call),
  };
}

/**
 * POST /api/billing/request: a link on which the payer saves the card that a deal is then charged to (docs/wire.md §3.9).
 * It is sent to the payer; a permanent one is not.
 */
export const createBillingRequest: Handler = async (call) => {
  const request = await readBody(call, billingLinkRequest);
  const terminal = await ownTerminal(call.context.db, call, request.terminalID);
  requireFeature(terminal, 'Checkout', 'terminalID');
  requireFeature(terminal, 'RecurrentPayments', 'terminalID');
  requireKnownAddress(terminal, request.redirectUrl);
  requireInvoiceable(request);
  const basis = { currency: request.currency ?? 'ILS', vatRate: request.vatRate ?? terminal.vatRate, payer: null };
  const deal = await dealOf(call, request.dealDetails, basis);
  requirePayer(request, deal);
  const link = linkColumns(call, terminal, request, deal);
  const to = channelsOf(terminal, request, deal);
  const isSent = Object.keys(to).length > 0;
  const row = await call.context.db.transaction(async (tx) => {
    if (isSent) await sendLink(tx, call, terminal, link, to);
    const sent = { status: 'sent' as const, history: [...link.history, historyEvent(call, 'PaymentRequestSent')] };
    return inserted(
      await tx
        .insert(paymentRequests)
        .values({ ...link, ...(isSent && sent) })
        .returning(),
    );
  });
  call.context.totals.drop(call.caller.merchantID);
  const additionalData = { url: payerPageUrl(call.context.config, row.payerKey) };
  return {
    status: 201,
    json: operation(call, 'CreatedSuccessfully', { ...named(row.paymentRequestID, row.version), additionalData }),
  };
};
