import type { Noun } from '#sandbox/noun/noun.ts';
import { createBillingTransaction } from './billingCharge.ts';
import { createConsent, getConsentStatus } from './consents.ts';
import { createTransaction } from './create.ts';
import { chargeback, selectJ5 } from './followUps.ts';
import { getGrouped } from './grouped.ts';
import { issueInvoice } from './issueInvoice.ts';
import { transactionsList, transactionsOfTransmissionList } from './list.ts';
import { transactionRecord } from './record.ts';
import { blockAmount, createCheck, refundCard } from './requests.ts';
import { sendSlip } from './slip.ts';

export const transactionsNoun: Noun = {
  lists: [transactionsList, transactionsOfTransmissionList],
  handlers: {
    'transactions.get': transactionRecord.get,
    'transactions.grouped': getGrouped,
    'transactions.create': createTransaction,
    'transactions.check': createCheck,
    'transactions.block': blockAmount,
    'transactions.refund': refundCard,
    'transactions.selectJ5': selectJ5,
    'transactions.chargeback': chargeback,
    'transactions.createBillingTransaction': createBillingTransaction,
    'invoices.createForTransaction': issueInvoice,
    'transactions.sendSlip': sendSlip,
    'transactions.createConsent': createConsent,
    'transactions.consentStatus': getConsentStatus,
  },
};
