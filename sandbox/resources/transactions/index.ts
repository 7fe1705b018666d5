import { and, eq, type SQL } from 'drizzle-orm';
import { required } from '#sandbox/core/apiError.ts';
import type { Call } from '#sandbox/core/call.ts';
import { guidOf } from '#sandbox/core/path.ts';
import { transactions } from '#sandbox/db/schema/transaction.ts';
import { transmissions } from '#sandbox/db/schema/transmission.ts';
import { answerList } from '#sandbox/list/handlers.ts';
import { listHandlers } from '#sandbox/noun/listHandlers.ts';
import type { Noun } from '#sandbox/noun/noun.ts';
import { createBillingTransaction } from './billingCharge.ts';
import { createConsent, getConsentStatus } from './consents.ts';
import { createTransaction } from './create.ts';
import { chargeback, selectJ5 } from './followUps.ts';
import { getGrouped } from './grouped.ts';
import { transactionsList, transactionsOfTransmissionList } from './list.ts';
import { getTransaction } from './record.ts';
import { blockAmount, checkCard, refundCard } from './requests.ts';
import { sendSlip } from './slip.ts';

async function withinTransmission(call: Call): Promise<SQL> {
  const id = guidOf(call, 'id', 'Transmission');
  const rows = await call.context.db
    .select({ transmissionID: transmissions.transmissionID })
    .from(transmissions)
    .where(and(eq(transmissions.merchantID, call.caller.merchantID), eq(transmissions.transmissionID, id)));
  return eq(transactions.transmissionID, required(rows, 'Transmission').transmissionID);
}

export const transactionsNoun: Noun = {
  handlers: {
    ...listHandlers(transactionsList),
    'transactions.get': getTransaction,
    'transactions.grouped': getGrouped,
    'transactions.create': createTransaction,
    'transactions.check': checkCard,
    'transactions.block': blockAmount,
    'transactions.refund': refundCard,
    'transactions.selectJ5': selectJ5,
    'transactions.chargeback': chargeback,
    'transactions.createBillingTransaction': createBillingTransaction,
    'transactions.sendSlip': sendSlip,
    'transactions.createConsent': createConsent,
    'transactions.consentStatus': getConsentStatus,
    'transactions.ofTransmission': answerList(transactionsOfTransmissionList, withinTransmission),
  },
};
