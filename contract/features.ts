/** Terminal features of spec §1; `PreventDoubleTansactions` is spelled so on the wire. */
export const features = [
  'PreventDoubleTansactions',
  'RecurrentPayments',
  'SmsNotification',
  'Checkout',
  'Api',
  'Billing',
  'CreditCardTokens',
  'GooglePay',
  'Blender',
] as const;
export type Feature = (typeof features)[number];

/** Terminal integrations of spec §1. */
export const integrations = [
  'processor',
  'aggregator',
  'invoicing',
  'marketer',
  'pinpadProcessor',
  'virtualWalletProcessor',
  'loan',
] as const;
export type Integration = (typeof integrations)[number];

/** Invoicing providers of spec §1. */
export const invoicingProviders = ['RapidOne', 'EasyInvoice', 'MorningInvoice', 'iCount'] as const;
export type InvoicingProvider = (typeof invoicingProviders)[number];
