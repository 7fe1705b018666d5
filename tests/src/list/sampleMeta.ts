import type { Meta } from '#contract/meta.ts';
import type { FormatContext } from '#src/meta/format/formatField.ts';

/** A meta with every dataType of the contract. */
export const sampleMeta: Meta = {
  columns: {
    paymentTransactionID: { name: 'Transaction ID', dataType: 'guid' },
    transactionTimestamp: { name: 'Time', dataType: 'date' },
    cardOwnerName: { name: 'Cardholder', dataType: 'string' },
    transactionAmount: { name: 'Amount', dataType: 'money' },
    currency: { name: 'Currency', dataType: 'dictionary', dictionary: 'currencyEnum' },
    status: { name: 'Status', dataType: 'dictionary', dictionary: 'transactionStatusEnum' },
    quickStatus: { name: 'State', dataType: 'dictionary', dictionary: 'transactionQuickStatusEnum' },
    jDealType: { name: 'J deal type', dataType: 'dictionary', dictionary: 'jDealTypeEnum' },
    cardNumber: { name: 'Card number', dataType: 'string' },
    processorResultCode: { name: 'Result code', dataType: 'number' },
    hasInvoice: { name: 'Invoice', dataType: 'boolean' },
    terminalName: { name: 'Terminal', dataType: 'string' },
  },
};

export const dictionaries = {
  currencyEnum: { ILS: 'שקל', USD: 'דולר' },
  transactionStatusEnum: { initial: 'ראשונית', completed: 'הושלמה', rejectedByProcessor: 'סורבה' },
  transactionQuickStatusEnum: { Pending: 'ממתינה', Completed: 'הושלמה', Failed: 'נכשלה' },
  quickDateFilterEnum: { today: 'היום', thisWeek: 'השבוע' },
  jDealTypeEnum: { J4: 'חיוב', J2: 'בדיקה', J5: 'תפיסת מסגרת' },
  repeatPeriodTypeEnum: { monthly: 'חודשי' },
};

export const currencies = [
  { code: 'ILS', symbol: '₪', name: 'שקל' },
  { code: 'USD', symbol: '$', name: 'דולר' },
];

export const context: FormatContext = {
  locale: 'he-IL',
  dictionaries,
  currencies,
  timeZone: 'Asia/Jerusalem',
  words: {
    yes: 'כן',
    no: 'לא',
    israelTime: (time) => `ישראל ${time}`,
    schedule: (phrase, values) => [phrase, ...Object.values(values ?? {})].join(' '),
    partlyRefunded: 'Partly refunded',
    refundedOf: (refunded, amount) => `${refunded} / ${amount}`,
  },
};
