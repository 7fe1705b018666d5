import { describe, expect, it } from 'vitest';
import type { PaymentPlace, PaymentFormValues } from '#src/wizards/payment/form/paymentForm.ts';
import {
  toBlockRequest,
  toChargeRequest,
  toCheckRequest,
  toRefundRequest,
} from '#src/wizards/payment/form/requests.ts';
import { card, charged, consumerID, itemID, place, terminal, terminalID, tokenID, withLines } from './samples.ts';

const sentCard = { cardNumber: '4580458045804580', cardExpiration: '12/29', cvv: '123' };
const basics = { terminalID, currency: 'ILS' };
const vat118 = { vatRate: 0.18, vatTotal: 18, netTotal: 100 };
const abroad: PaymentPlace = { ...place, currency: 'USD' };

const bank = { bank: '12', bankBranch: '600', bankAccount: '123456', dueDate: '', reference: 'r-1' };
const customer = { ...charged.dealDetails, consumerID, consumerName: 'Dana', consumerEmail: 'd@x.il' };

describe('the request of a charge', () => {
  it.each<[string, Partial<PaymentFormValues>, PaymentPlace, object]>([
    [
      'by a typed card',
      {},
      place,
      {
        ...basics,
        jDealType: 'J4',
        transactionType: 'regularDeal',
        paymentTypeEnum: 'card',
        cardPresence: 'cardNotPresent',
        creditCardSecureDetails: sentCard,
        transactionAmount: 118,
        ...vat118,
      },
    ],
    [
      'by a card that was read',
      { creditCardSecureDetails: { ...card, readCardNumber: card.cardNumber } },
      place,
      { cardPresence: 'regular' },
    ],
    [
      'by a card typed over one that was read',
      { creditCardSecureDetails: { ...card, readCardNumber: '4111' } },
      place,
      { cardPresence: 'cardNotPresent' },
    ],
    ['by an immediate deal', { transactionType: 'immediate' }, place, { transactionType: 'immediate' }],
    [
      'in equal payments',
      {
        transactionType: 'installments',
        transactionAmount: '100',
        installmentDetails: { numberOfPayments: '3', initialPaymentAmount: '' },
      },
      place,
      {
        transactionType: 'installments',
        installmentDetails: {
          numberOfPayments: 3,
          initialPaymentAmount: 33.34,
          installmentPaymentAmount: 33.33,
          totalAmount: 100,
        },
      },
    ],
    [
      'in payments after a first one by hand',
      {
        transactionType: 'credit',
        transactionAmount: '100',
        installmentDetails: { numberOfPayments: '4', initialPaymentAmount: '40' },
      },
      place,
      {
        transactionType: 'credit',
        installmentDetails: {
          numberOfPayments: 4,
          initialPaymentAmount: 40,
          installmentPaymentAmount: 20,
          totalAmount: 100,
        },
      },
    ],
    [
      'by a saved card with a voice approval',
      { paymentMethod: 'token', creditCardToken: tokenID, okNumber: '0012345', dealDetails: customer },
      place,
      {
        creditCardToken: tokenID,
        okNumber: '0012345',
        dealDetails: { consumerID, consumerName: 'Dana', consumerEmail: 'd@x.il' },
      },
    ],
    [
      'at one of several devices',
      { paymentMethod: 'pinPad', pinPadDeviceID: 'd-2' },
      place,
      { pinPad: true, pinPadDeviceID: 'd-2' },
    ],
    [
      'by a transfer',
      { paymentMethod: 'bank', bankTransferDetails: bank, transactionType: 'installments' },
      place,
      {
        paymentTypeEnum: 'bank',
        transactionType: 'regularDeal',
        bankTransferDetails: { bank: 12, bankBranch: 600, bankAccount: '123456', reference: 'r-1' },
      },
    ],
    ['in dollars at the official rate', { currencyRate: '' }, abroad, { currency: 'USD', currencyRate: 0 }],
    ['in dollars at a rate', { currencyRate: '3.65' }, abroad, { currency: 'USD', currencyRate: 3.65 }],
    ['without VAT', { withoutVat: true }, place, { vatRate: 0, vatTotal: 0, netTotal: 118 }],
    [
      'that saves the card',
      { saveCreditCard: true, dealDetails: customer },
      place,
      { saveCreditCard: true, creditCardSecureDetails: { ...sentCard, cardOwnerName: 'Dana' } },
    ],
    [
      'of an owner who is not the customer',
      { dealDetails: customer, creditCardSecureDetails: { ...charged.creditCardSecureDetails, cardOwnerName: 'Noa' } },
      place,
      { creditCardSecureDetails: { ...sentCard, cardOwnerName: 'Noa' } },
    ],
    [
      'with a document',
      {
        issueInvoice: true,
        invoiceDetails: { invoiceType: 'receiptForDonation', invoiceSubject: 's', sendCCTo: 'a@x.il, b@x.il' },
      },
      place,
      {
        issueInvoice: true,
        invoiceDetails: {
          invoiceType: 'receiptForDonation',
          invoiceSubject: 's',
          sendCCTo: ['a@x.il', 'b@x.il'],
          donation: true,
          invoiceLanguage: 'he-IL',
        },
      },
    ],
  ])('%s', (_, values, at, body) => {
    expect(toChargeRequest({ ...charged, ...values }, at)).toMatchObject(body);
  });

  it('of a card has nothing but what was asked', () => {
    expect(Object.keys(toChargeRequest(charged, place)).toSorted()).toEqual([
      'cardPresence',
      'creditCardSecureDetails',
      'currency',
      'jDealType',
      'netTotal',
      'paymentTypeEnum',
      'terminalID',
      'transactionAmount',
      'transactionType',
      'vatRate',
      'vatTotal',
    ]);
  });

  it.each<[string, Partial<PaymentFormValues>, PaymentPlace, string]>([
    [
      'names no device where there is one alone',
      { paymentMethod: 'pinPad' },
      { ...place, devices: [] },
      'pinPadDeviceID',
    ],
    ['names no rate of shekels', { currencyRate: '3' }, place, 'currencyRate'],
    ['saves no card of nobody', { saveCreditCard: true }, place, 'saveCreditCard'],
    ['makes no document of dollars', { issueInvoice: true }, abroad, 'issueInvoice'],
    ['leaves VAT to a server whose terminal does not say it', {}, bare(), 'vatRate'],
    ['has no payments of a regular deal', {}, place, 'installmentDetails'],
  ])('%s', (_, values, at, field) => {
    expect(toChargeRequest({ ...charged, ...values }, at)).not.toHaveProperty(field);
  });

  it('adds up lines, discounts in amount and percent, and lines without VAT', () => {
    const values = withLines(
      { itemID, price: '59', quantity: '2', discount: '10', discountUnit: 'percent' },
      { price: '100', discount: '20.50', withoutVat: true },
    );
    expect(toChargeRequest(values, place)).toMatchObject({
      transactionAmount: 185.7,
      netTotal: 169.5,
      vatTotal: 16.2,
      discountTotal: 32.3,
      netDiscountTotal: 30.5,
      dealDetails: {
        items: [
          { itemID, itemName: 'x', currency: 'ILS', price: 59, quantity: 2, discount: 11.8 },
          { itemName: 'x', currency: 'ILS', price: 100, quantity: 1, discount: 20.5, withoutVat: true },
        ],
      },
    });
  });
});

function bare(): PaymentPlace {
  const { vatRate, ...rest } = terminal;
  return { ...place, terminal: rest };
}

describe('the other requests', () => {
  const full: PaymentFormValues = {
    ...charged,
    dealDetails: { ...customer, items: withLines({ price: '5' }).dealDetails.items },
    transactionType: 'installments',
    saveCreditCard: true,
    issueInvoice: true,
  };

  it('a hold is regular, saves nothing and makes no document', () => {
    expect(toBlockRequest({ ...full, jDealType: 'J5', dealDetails: customer }, place)).toEqual({
      ...basics,
      dealDetails: { consumerID, consumerName: 'Dana', consumerEmail: 'd@x.il' },
      jDealType: 'J5',
      transactionType: 'regularDeal',
      cardPresence: 'cardNotPresent',
      creditCardSecureDetails: { ...sentCard, cardOwnerName: 'Dana' },
      transactionAmount: 118,
      ...vat118,
    });
  });

  it('a check has neither amount nor lines', () => {
    expect(toCheckRequest({ ...full, jDealType: 'J2' }, place)).toEqual({
      ...basics,
      dealDetails: { consumerID, consumerName: 'Dana', consumerEmail: 'd@x.il' },
      jDealType: 'J2',
      cardPresence: 'cardNotPresent',
      creditCardSecureDetails: { ...sentCard, cardOwnerName: 'Dana' },
    });
  });

  it('a refund says how it is paid back', () => {
    expect(toRefundRequest(charged, place)).toEqual({
      ...basics,
      transactionType: 'regularDeal',
      cardPresence: 'cardNotPresent',
      creditCardSecureDetails: sentCard,
      transactionAmount: 118,
      ...vat118,
    });
  });
});
