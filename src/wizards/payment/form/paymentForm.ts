import type { EnumValue } from '#contract/enums.ts';
import type { BankValues } from '#src/fields/bank/BankFields.tsx';
import { emptyCard, type CardValues } from '#src/fields/card/cardValues.ts';
import { noCustomer } from '#src/fields/customer/customerValues.ts';
import type { DealDetailsValues } from '#src/fields/deal/dealBody.ts';
import type { InstallmentValues } from '#src/fields/installments/installments.ts';
import type { InvoiceValues } from '#src/fields/invoice/invoiceValues.ts';
import type { Terminal } from '#src/settings/terminals.ts';

/** A card as typed, with what the card company may say of it. */
export interface PaymentCardValues extends CardValues {
  /** The voice approval after refusals 3 and 4. */
  authNum: string;
}

/** What pays. */
export type PaymentMethod = 'card' | 'token' | 'pinPad' | 'bank';

/**
 * The values of every wizard that moves money, as texts; a wizard uses what it needs. Names and nesting are those of
 * the request (docs/wire.md §3.5), so that faults of the schema and of the server find their fields.
 */
export interface PaymentFormValues {
  /** A word of the enumeration; one that is none is a local error (spec §8). */
  jDealType: string;
  transactionAmount: string;
  /** The amount bears no VAT; lines say so themselves. */
  withoutVat: boolean;
  /** Code; empty = the system's currency. */
  currency: string;
  currencyRate: string;
  dealDetails: DealDetailsValues;
  /** The customer is written to the server when their step is done. */
  isNewCustomer: boolean;
  paymentMethod: PaymentMethod;
  creditCardSecureDetails: PaymentCardValues;
  creditCardToken: string;
  /** The authorisation of a saved card, given by telephone. */
  okNumber: string;
  saveCreditCard: boolean;
  pinPadDeviceID: string;
  bankTransferDetails: BankValues & { dueDate: string; reference: string };
  transactionType: EnumValue<'transactionType'>;
  installmentDetails: InstallmentValues;
  issueInvoice: boolean;
  invoiceDetails: InvoiceValues;
  /** The customer is asked to agree to the commission, where a checkbox decides. */
  askConsent: boolean;
}

export const emptyPaymentCard: PaymentCardValues = { ...emptyCard, authNum: '' };

export const emptyPaymentForm: PaymentFormValues = {
  jDealType: 'J4',
  transactionAmount: '',
  withoutVat: false,
  currency: '',
  currencyRate: '',
  dealDetails: { ...noCustomer, dealDescription: '', dealReference: '', items: [] },
  isNewCustomer: false,
  paymentMethod: 'card',
  creditCardSecureDetails: emptyPaymentCard,
  creditCardToken: '',
  okNumber: '',
  saveCreditCard: false,
  pinPadDeviceID: '',
  bankTransferDetails: { bank: '', bankBranch: '', bankAccount: '', dueDate: '', reference: '' },
  transactionType: 'regularDeal',
  installmentDetails: { numberOfPayments: '2', initialPaymentAmount: '' },
  issueInvoice: false,
  invoiceDetails: { invoiceType: '', invoiceSubject: '', sendCCTo: '' },
  askConsent: false,
};

/** What the mappers need besides the values. */
export interface PaymentPlace {
  terminal: Terminal;
  /** Code of the currency the deal is in. */
  currency: string;
  /** Language of a document. */
  locale: string;
  /** The devices of the terminal. */
  devices: readonly Device[];
}

/** A card reader of a terminal (docs/wire.md §5.1). */
export interface Device {
  deviceID: string;
  deviceName: string;
}
