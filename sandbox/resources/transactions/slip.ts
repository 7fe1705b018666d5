import { slipRequest } from '#contract/entities/transactionRequest.ts';
import { hasSlip } from '#contract/settled.ts';
import { ApiError } from '#sandbox/core/apiError.ts';
import { readBody } from '#sandbox/core/body.ts';
import type { Call, Handler } from '#sandbox/core/call.ts';
import { textOfCode } from '#sandbox/core/dictionaries/catalogue.ts';
import { operation } from '#sandbox/core/operation.ts';
import { shownDay } from '#sandbox/core/shownTime.ts';
import { toShortMask } from '#sandbox/core/wire.ts';
import { commissionOf } from '#sandbox/domain/money/payment/consent.ts';
import { earlierTransaction } from '#sandbox/domain/money/payment/hold.ts';
import type { Transaction } from '#sandbox/domain/money/payment/payment.ts';
import { shownMoney } from '#sandbox/domain/money/shownMoney.ts';
import type { Letter } from '#sandbox/outbox/letter.ts';
import { letterTexts } from '#sandbox/outbox/letterTexts.ts';
import { sendEmail } from '#sandbox/outbox/outbox.ts';

/** What a slip is of. */
function titleOf({ specialTransactionType, jDealType }: Transaction): 'slip' | 'refundSlip' | 'holdSlip' {
  if (specialTransactionType === 'refund') return 'refundSlip';
  return jDealType === 'J5' ? 'holdSlip' : 'slip';
}

/** Credit types that the number of installments says. */
const toldByNumber: readonly Transaction['transactionType'][] = ['regularDeal', 'installments'];

/** What a slip says: a card by its last four digits, the commission in agorot as a part of what was paid. */
function letterOfSlip({ locale }: Call, row: Transaction, commission: number): Letter {
  const { titles, facts } = letterTexts[locale];
  const money = (agorot: number) => shownMoney(agorot, row.currency, locale);
  const isSplit = row.numberOfPayments > 1;
  const card = row.cardNumber && `${row.cardVendor ?? ''} ${toShortMask(row.cardNumber) ?? ''}`.trim();
  const told: [name: string, value: string | null | false][] = [
    [facts.day, shownDay(row.transactionDate)],
    [facts.dealAmount, commission > 0 && money(row.transactionAmount)],
    [facts.commission, commission > 0 && money(commission)],
    [facts.pointOfSale, row.terminalName],
    [
      facts.creditType,
      !toldByNumber.includes(row.transactionType) && textOfCode(locale, 'transactionTypeEnum', row.transactionType),
    ],
    [facts.installments, isSplit && String(row.numberOfPayments)],
    [facts.card, card],
    [facts.approval, row.okNumber],
    [facts.voucher, row.shvaShovarNumber],
  ];
  return {
    locale,
    business: row.merchantName,
    title: titles[titleOf(row)],
    amount: money(row.transactionAmount + commission),
    ...(row.dealDetails.dealDescription && { about: row.dealDetails.dealDescription }),
    facts: told.flatMap(([name, value]) => (value ? [[name, value] as const] : [])),
  };
}

/** POST /api/transactions/send-transaction-slip-email. */
export const sendSlip: Handler = async (call) => {
  const { paymentTransactionID, email } = await readBody(call, slipRequest);
  const row = await earlierTransaction(call, paymentTransactionID);
  if (!hasSlip(row)) {
    const errors = [{ code: 'paymentTransactionID', description: 'NotInThisState' }];
    throw new ApiError(400, 'NotInThisState', { errors, entityUID: row.paymentTransactionID });
  }
  const { db } = call.context;
  const letter = letterOfSlip(call, row, await commissionOf(db, row));
  await sendEmail(db, call, { to: email, letter });
  return { json: operation(call, 'SlipSent', { entityUID: row.paymentTransactionID }) };
};
