import { billingDealUpdate, invoiceOnlyDealUpdate, pauseRequest } from '#contract/entities/billingDealRequest.ts';
import { describeRequest, id, type RequestCase } from './judged.ts';

const schedule = {
  repeatPeriodType: 'monthly',
  repeatPeriod: 1,
  startAtType: 'specifiedDate',
  startAt: '2026-11-30',
  endAtType: 'specifiedDate',
  endAt: '2027-11-30',
  endAtNumberOfPayments: null,
};
const basics = {
  terminalID: id,
  currency: 'ILS',
  transactionAmount: 118,
  vatRate: 0.18,
  vatTotal: 18,
  netTotal: 100,
  billingSchedule: schedule,
  issueInvoice: true,
  invoiceDetails: { invoiceType: 'invoiceWithPaymentInfo', invoiceSubject: 'מנוי' },
  dealDetails: { consumerID: id, dealDescription: 'מנוי חודשי' },
  origin: 'UI',
  billingDealID: id,
  updateTimestamp: 'AAAAAAAAAAE=',
};
const inRange = { min: 1, max: 999 };
const bad: RequestCase[] = [
  ['billingSchedule.startAt', '2026-11-14', 'Expired'],
  ['billingSchedule.startAt', null, 'Required'],
  ['billingSchedule.endAt', '2026-11-30', 'EndDateLaterStart'],
  ['billingSchedule.endAt', null, 'Required'],
  ['billingSchedule.endAt', '2027-02-30', 'Invalid'],
  ['billingSchedule.repeatPeriod', 0, 'MustBeInRange', { min: 1, max: 99 }],
  ['billingSchedule.endAtNumberOfPayments', 3, 'Invalid'],
  [
    'billingSchedule',
    { repeatPeriodType: 'monthly', startAtType: 'today', endAtType: 'afterNumberOfPayments', endAtNumberOfPayments: 0 },
    'MustBeInRange',
    inRange,
    'billingSchedule.endAtNumberOfPayments',
  ],
];
const good = [
  ['billingSchedule.startAt', '2026-11-15T00:00:00'],
  ['billingSchedule', { repeatPeriodType: 'oneTime', startAtType: 'today', endAtType: 'never' }],
] as const;
const required = [
  'transactionAmount',
  'billingSchedule.repeatPeriodType',
  'billingSchedule.startAtType',
  'billingSchedule.endAtType',
];

describeRequest('a billing deal', billingDealUpdate, {
  whole: {
    ...basics,
    paymentType: 'bank',
    creditCardToken: id,
    bankDetails: { bank: 12, bankBranch: 571, bankAccount: '041116' },
  },
  required,
  good,
  bad,
});

describeRequest('an invoice-only deal', invoiceOnlyDealUpdate, {
  whole: { ...basics, paymentDetails: [{ paymentType: 'cash', amount: 118 }] },
  required,
  good,
  bad,
});

describeRequest('a pause', pauseRequest, {
  whole: { pausedFrom: '2026-11-15', pausedTo: '2026-11-16', reason: 'לבקשת הלקוח' },
  required: ['pausedFrom', 'pausedTo'],
  lengths: { reason: 250 },
  good: [['pausedFrom', '2026-01-01']],
  bad: [
    ['pausedTo', '2026-11-15', 'EndDateLaterStart'],
    ['pausedFrom', '2026-11-31', 'Invalid'],
  ],
});
