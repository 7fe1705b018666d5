import { describe, expect, it } from 'vitest';
import {
  dictionaryOf,
  enums,
  enumValues,
  parseEnum,
  statusesOf,
  transactionQuickStatus,
  type EnumName,
} from '#contract/enums.ts';

const names = Object.keys(enums) as EnumName[];
const members = names.flatMap((name) =>
  Object.entries<number | null>(enums[name]).map(([word, number]) => ({ name, word, number })),
);

describe('parseEnum', () => {
  it.each(members)('reads $name $word by its word in any case', ({ name, word }) => {
    expect(parseEnum(name, word)).toBe(word);
    expect(parseEnum(name, word.toUpperCase())).toBe(word);
    expect(parseEnum(name, ` ${word.toLowerCase()} `)).toBe(word);
  });

  it.each(members.filter(({ number }) => number !== null))('reads $name $word by its number $number', (member) => {
    expect(parseEnum(member.name, String(member.number))).toBe(member.word);
  });

  it.each(names)('refuses foreign words for %s', (name) => {
    for (const text of ['', ' ', 'noSuchWord', 'null', '999', '1.5', '__proto__', 'toString', 'constructor']) {
      expect(parseEnum(name, text)).toBeUndefined();
    }
  });

  it('does not confuse two words or numbers of one enumeration', () => {
    for (const name of names) {
      const words = Object.keys(enums[name]).map((word) => word.toLowerCase());
      expect(new Set(words).size).toBe(words.length);
      const numbers = Object.values<number | null>(enums[name]).filter((number) => number !== null);
      expect(new Set(numbers).size).toBe(numbers.length);
    }
  });
});

describe('dictionaryOf', () => {
  it('adds Enum to the name', () => {
    expect(dictionaryOf('currency')).toBe('currencyEnum');
    expect(dictionaryOf('transactionStatus')).toBe('transactionStatusEnum');
  });
});

describe('the quick status of a transaction', () => {
  it('covers every status exactly once', () => {
    const covered = enumValues('transactionQuickStatus').flatMap((quick) => statusesOf(quick));
    expect(covered.toSorted()).toEqual(enumValues('transactionStatus').toSorted());
  });

  it.each([
    ['initial', 'Pending'],
    ['completed', 'Completed'],
    ['awaitingForTransmission', 'AwaitingForTransmission'],
    ['rejectedByProcessor', 'Failed'],
    ['cancelledByMerchant', 'Canceled'],
    ['chargeback', 'Chargeback'],
  ] as const)('of %s is %s', (status, quickStatus) => {
    expect(transactionQuickStatus(status)).toBe(quickStatus);
    expect(statusesOf(quickStatus)).toContain(status);
  });
});

describe('words of the specification', () => {
  it.each([
    ['jDealType', ['J4', 'J2', 'J5']],
    ['transactionType', ['credit', 'immediate', 'installments', 'regularDeal']],
    ['paymentType', ['bank', 'card', 'cash', 'cheque', 'blender']],
    ['endAtType', ['never', 'afterNumberOfPayments', 'specifiedDate']],
    [
      'invoiceType',
      ['creditNote', 'invoice', 'invoiceWithPaymentInfo', 'paymentInfo', 'refundInvoice', 'receiptForDonation'],
    ],
  ] as const)('%s', (name, words) => {
    expect(new Set<string>(enumValues(name))).toEqual(new Set<string>(words));
  });

  it('billing quick statuses are all there', () => {
    const words = 'completed inactive failed cardExpired triggeredTomorrow paused expiredNextMonth manualTrigger';
    expect(enumValues('billingQuickStatus')).toEqual(expect.arrayContaining(words.split(' ')));
  });

  it('deleted filter: only active 0, only deleted 1, all 2', () => {
    expect(enums.showDeleted).toEqual({ OnlyActive: 0, OnlyDeleted: 1, All: 2 });
  });
});
