import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Feature, Integration } from '#contract/features.ts';
import { flag, instant, owner, rate, word, writes } from './columns.ts';

export interface TerminalSettings {
  /** Consent is asked for when `useSmsdByDefault` or `useCheckboxByDefault` (spec §3). */
  applyExternalCommission: 'none' | 'useSmsdByDefault' | 'useCheckboxByDefault';
  allowJ5: boolean;
}

export interface PaymentRequestSettings {
  defaultRequestSubject: string;
  defaultRefundRequestSubject: string;
  fromAddress: string;
  merchantLogo?: string;
  sendByEmail: boolean;
  sendBySms: boolean;
  sendByWhatsApp: boolean;
}

export interface BillingSettings {
  notificationEmails: string;
  createRecurrentPaymentsAutomatically: boolean;
}

export interface CheckoutSettings {
  customCssReference?: string;
  issueInvoice: boolean;
  redirectUrls: string[];
  legacyRedirectResponse: boolean;
  googleMerchantID?: string;
}

export interface TerminalWebhooks {
  securityHeader?: { key: string; value: string };
  items: { eventName: string; url: string; isFailureEvent: boolean }[];
}

/** What an integration is set to, e.g. `{ provider: 'EasyInvoice' }`. */
export interface IntegrationSettings {
  provider: string;
  externalID?: string;
}

export const terminals = pgTable(
  'terminals',
  {
    terminalID: uuid().primaryKey(),
    ...owner(),
    /** Order in the list; the first one is the default terminal. */
    position: integer().notNull(),
    label: text().notNull(),
    name: text().notNull(),
    status: word('terminalStatus').notNull(),
    enabledFeatures: jsonb().$type<Feature[]>().notNull(),
    integrations: jsonb().$type<Partial<Record<Integration, IntegrationSettings>>>().notNull(),
    settings: jsonb().$type<TerminalSettings>().notNull(),
    paymentRequestSettings: jsonb().$type<PaymentRequestSettings>().notNull(),
    billingSettings: jsonb().$type<BillingSettings>().notNull(),
    checkoutSettings: jsonb().$type<CheckoutSettings>().notNull(),
    webhooks: jsonb().$type<TerminalWebhooks>().notNull(),
    devices: jsonb().$type<{ deviceID: string; deviceName: string }[]>().notNull(),
    cvvRequired: boolean().notNull(),
    nationalIDRequired: flag(),
    vatRate: rate().notNull(),
    defaultInvoiceType: word('invoiceType').notNull(),
    defaultRefundInvoiceType: word('invoiceType').notNull(),
    defaultCreditInvoiceType: word('invoiceType').notNull(),
    /** Israel time of the nightly transmission, `HH:mm`. */
    transmissionTime: text().notNull(),
    /** Number at the processor, ten digits. */
    processorTerminalNumber: text().notNull(),
    /** Institution at Masav, eight digits, and the name printed in its files. */
    masavInstitution: text().notNull(),
    masavInstitutionName: text().notNull(),
    sharedApiKey: text().notNull(),
    /** SHA-256 of the private key, which is shown once. */
    apiKeyHash: text(),
    created: instant().notNull(),
    ...writes(),
  },
  (table) => [index().on(table.merchantID, table.position)],
);
