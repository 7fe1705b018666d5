import { and, eq } from 'drizzle-orm';
import { consentRequest, consentStatusRequest } from '#contract/entities/transactionRequest.ts';
import { toAgorot, toDecimal } from '#contract/money.ts';
import { invalid, required } from '#sandbox/core/apiError.ts';
import { readBody } from '#sandbox/core/body.ts';
import type { Handler } from '#sandbox/core/call.ts';
import { translate } from '#sandbox/core/locale.ts';
import { operation } from '#sandbox/core/operation.ts';
import { requiresConsent, consentState, newConsent } from '#sandbox/domain/money/consent.ts';
import { consents } from '#sandbox/domain/money/consentTable.ts';
import { consentStatusText } from '#sandbox/domain/money/consentTexts.ts';
import { readConsumer } from '#sandbox/domain/money/deal.ts';
import { shownMoney } from '#sandbox/domain/money/shownMoney.ts';
import { payingTerminal, requireCallOffered, type PayingTerminal } from '#sandbox/domain/money/terminal.ts';
import { sendSms } from '#sandbox/outbox/outbox.ts';

/** @throws ApiError 400 */
function requireCommission(terminal: PayingTerminal): void {
  if (!requiresConsent(terminal)) throw invalid([{ code: 'terminalID', description: 'ConsentNotAsked' }]);
}

/** POST /api/transactions/CreateExternalCommissionConsent: asks the customer by SMS. */
export const createConsent: Handler = async (call) => {
  const body = await readBody(call, consentRequest);
  const terminal = await payingTerminal(call, body.terminalID);
  requireCommission(terminal);
  requireCallOffered(terminal, 'transactions.createConsent');
  if (body.dealDetails.consumerID) await readConsumer(call, body.dealDetails.consumerID);
  const { db, config } = call.context;
  const consent = newConsent(call, terminal, {
    transactionAmount: toAgorot(body.transactionAmount),
    currency: body.currency,
    phone: body.dealDetails.consumerPhone,
  });
  const shown = (agorot: number) => shownMoney(agorot, consent.currency, call.locale);
  await db.transaction(async (tx) => {
    await tx.insert(consents).values(consent);
    await sendSms(tx, call, {
      to: consent.phone,
      text: translate(call.locale, 'ConsentSms', {
        business: `\u2068${terminal.merchantName}\u2069`,
        amount: shown(consent.transactionAmount),
        commission: shown(consent.commissionAmount),
        total: shown(consent.transactionAmount + consent.commissionAmount),
        link: `${config.publicUrl}/sandbox/consent/${consent.linkCode}`,
      }),
    });
  });
  return {
    status: 201,
    json: operation(call, 'CreatedSuccessfully', { entityUID: consent.consentID, entityReference: consent.consentID }),
  };
};

/** POST /api/transactions/GetCommissionConsentStatus: what the customer has said so far. */
export const getConsentStatus: Handler = async (call) => {
  const { consentID, terminalID } = await readBody(call, consentStatusRequest);
  const rows = await call.context.db
    .select()
    .from(consents)
    .where(
      and(
        eq(consents.merchantID, call.caller.merchantID),
        eq(consents.terminalID, terminalID.toLowerCase()),
        eq(consents.consentID, consentID.toLowerCase()),
      ),
    );
  const consent = required(rows, 'CommissionConsent');
  const additionalData = {
    consentStatus: consentState(consent, call.context.clock.now()),
    commissionAmount: toDecimal(consent.commissionAmount),
  };
  return {
    json: operation(call, consentStatusText(call, additionalData.consentStatus), {
      entityUID: consent.consentID,
      additionalData,
    }),
  };
};
