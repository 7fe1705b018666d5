import type { EnumValue } from '#contract/enums.ts';
import type { Terminal } from '#src/settings/terminals.ts';

/** How a discount of a line is meant. */
export type DiscountUnit = 'amount' | 'percent';

/** A line of a deal as typed; names as on the wire (docs/wire.md §3.1). */
export interface LineValues {
  /** Empty: a line of free text. */
  itemID: string;
  itemName: string;
  price: string;
  quantity: string;
  discount: string;
  discountUnit: DiscountUnit;
  withoutVat: boolean;
}

/** A card as typed. It is in this form's memory and in a request, nowhere else. */
export interface CardValues {
  cardNumber: string;
  cardExpiration: string;
  cvv: string;
  cardOwnerName: string;
  cardOwnerNationalID: string;
  /** The voice approval after refusals 3 and 4. */
  authNum: string;
}

/** What pays. */
export type PaymentMethod = 'card' | 'token' | 'pinPad' | 'bank';

/**
 * The values of every wizard that moves money, as texts; a wizard uses what it needs. Names and nesting are those of
 * the request (docs/wire.md §3.5), so that faults of the schema and of the server find their fields.
 */
export interface PaymentValues {
  /** A word of the enumeration; one that is none is a local error (spec §8). */
  jDealType: string;
  transactionAmount: string;
  /** The amount bears no VAT; lines say so themselves. */
  withoutVat: boolean;
  /** Code; empty = the system's currency. */
  currency: string;
  currencyRate: string;
  dealDetails: {
    consumerID: string;
    consumerName: string;
    consumerEmail: string;
    consumerPhone: string;
    consumerNationalID: string;
    dealDescription: string;
    dealReference: string;
    items: LineValues[];
  };
  /** The customer is written to the server when their step is done. */
  isNewCustomer: boolean;
  paymentMethod: PaymentMethod;
  creditCardSecureDetails: CardValues;
  /** The number a magnetic stripe reader has read; while it is the one typed, the card is present. */
  readCardNumber: string;
  creditCardToken: string;
  /** The authorisation of a saved card, given by telephone. */
  okNumber: string;
  saveCreditCard: boolean;
  pinPadDeviceID: string;
  bankTransferDetails: { bank: string; bankBranch: string; bankAccount: string; dueDate: string; reference: string };
  transactionType: EnumValue<'transactionType'>;
  /** Empty first payment: an equal share. */
  installmentDetails: { numberOfPayments: string; initialPaymentAmount: string };
  issueInvoice: boolean;
  invoiceDetails: { invoiceType: string; invoiceSubject: string; sendCCTo: string };
  /** The customer is asked to agree to the commission, where a checkbox decides. */
  askConsent: boolean;
}

export const emptyCard: CardValues = {
  cardNumber: '',
  cardExpiration: '',
  cvv: '',
  cardOwnerName: '',
  cardOwnerNationalID: '',
  authNum: '',
};

const noCustomer = { consumerID: '', consumerName: '', consumerEmail: '', consumerPhone: '', consumerNationalID: '' };

/** The customer of a deal, as the form holds one. */
export type CustomerValues = typeof noCustomer;

export const emptyLine: LineValues = {
  itemID: '',
  itemName: '',
  price: '',
  quantity: '1',
  discount: '',
  discountUnit: 'amount',
  withoutVat: false,
};

export const emptyPayment: PaymentValues = {
  jDealType: 'J4',
  transactionAmount: '',
  withoutVat: false,
  currency: '',
  currencyRate: '',
  dealDetails: { ...noCustomer, dealDescription: '', dealReference: '', items: [] },
  isNewCustomer: false,
  paymentMethod: 'card',
  creditCardSecureDetails: emptyCard,
  readCardNumber: '',
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
