import { emptyLine, type LineValues } from '#src/fields/lines/lineValues.ts';
import type { Terminal } from '#src/settings/terminals.ts';
import { emptyPaymentForm } from '#src/wizards/payment/form/paymentForm.ts';
import type { PaymentPlace, PaymentFormValues } from '#src/wizards/payment/form/paymentForm.ts';

export const terminalID = '5b0b1d5c-9f0a-4d0e-8d0a-5d0e5d0e5d0e';
export const consumerID = '7c0b1d5c-9f0a-4d0e-8d0a-5d0e5d0e5d01';
export const itemID = '8d0b1d5c-9f0a-4d0e-8d0a-5d0e5d0e5d02';
export const tokenID = '9e0b1d5c-9f0a-4d0e-8d0a-5d0e5d0e5d03';
export const transactionID = 'af0b1d5c-9f0a-4d0e-8d0a-5d0e5d0e5d04';
export const invoiceID = 'bf0b1d5c-9f0a-4d0e-8d0a-5d0e5d0e5d05';

/** A terminal that can do everything. */
export const terminal: Terminal = {
  terminalID,
  label: 'Tel Aviv',
  status: 'active',
  enabledFeatures: ['CreditCardTokens'],
  integrations: { processor: {}, invoicing: {}, pinpadProcessor: {} },
  vatRate: 0.18,
  cvvRequired: true,
  allowJ5: true,
};

export const place: PaymentPlace = {
  terminal,
  currency: 'ILS',
  locale: 'he-IL',
  devices: [
    { deviceID: 'd-1', deviceName: 'Till 1' },
    { deviceID: 'd-2', deviceName: 'Till 2' },
  ],
};

export const card = {
  cardNumber: '4580 4580 4580 4580',
  cardExpiration: '12 / 2029',
  cvv: '123',
  cardOwnerName: '',
  cardOwnerNationalID: '',
  readCardNumber: '',
  authNum: '',
};

/** The values of a charge of 118.00 by a typed card. */
export const charged: PaymentFormValues = {
  ...emptyPaymentForm,
  transactionAmount: '118.00',
  currency: 'ILS',
  creditCardSecureDetails: card,
};

const line = (values: Partial<LineValues>): LineValues => ({ ...emptyLine, itemName: 'x', ...values });

export const withLines = (...items: Partial<LineValues>[]): PaymentFormValues => ({
  ...charged,
  transactionAmount: '',
  dealDetails: { ...charged.dealDetails, items: items.map(line) },
});
