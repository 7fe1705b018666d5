import { slipRequest } from '#contract/entities/transactionRequest.ts';
import { readBody } from '#sandbox/core/body.ts';
import type { Call, Handler } from '#sandbox/core/call.ts';
import { textOfCode } from '#sandbox/core/dictionaries/catalogue.ts';
import { translate } from '#sandbox/core/locale.ts';
import { operation } from '#sandbox/core/operation.ts';
import { toShortMask } from '#sandbox/core/wire.ts';
import { earlierTransaction } from '#sandbox/domain/money/payment/hold.ts';
import type { Transaction } from '#sandbox/domain/money/payment/payment.ts';
import { shownMoney } from '#sandbox/domain/money/shownMoney.ts';
import { sendEmail } from '#sandbox/outbox/outbox.ts';

/** What a slip says, line by line; a card by its last four digits. */
function slipText({ locale }: Call, row: Transaction): string {
  const day = row.transactionDate.split('-').toReversed().join('/');
  return [
    row.merchantName,
    row.terminalName,
    `${day} · ${textOfCode(locale, 'specialTransactionTypeEnum', row.specialTransactionType)}`,
    shownMoney(row.transactionAmount, row.currency, locale),
    textOfCode(locale, 'transactionTypeEnum', row.transactionType),
    row.numberOfPayments > 1 ? `× ${row.numberOfPayments}` : '',
    row.cardNumber ? `${row.cardVendor ?? ''} ${toShortMask(row.cardNumber) ?? ''}` : '',
    row.okNumber ?? '',
    row.shvaShovarNumber ?? '',
    textOfCode(locale, 'transactionStatusEnum', row.status),
  ]
    .filter(Boolean)
    .join('\n');
}

/** POST /api/transactions/send-transaction-slip-email. */
export const sendSlip: Handler = async (call) => {
  const { paymentTransactionID, email } = await readBody(call, slipRequest);
  const row = await earlierTransaction(call, paymentTransactionID);
  const subject = translate(call.locale, 'SlipSubject', { business: row.merchantName });
  await sendEmail(call.context.db, call, { to: email, subject, text: slipText(call, row) });
  return { json: operation(call, 'SlipSent', { entityUID: row.paymentTransactionID }) };
};
