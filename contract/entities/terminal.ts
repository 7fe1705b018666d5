import { array, object, string } from 'yup';
import type { InferType } from 'yup';
import { features } from '#contract/features.ts';
import { flag, guid, instant, listOf, opaque, rate, text, updateTimestamp, word } from './fields.ts';
import { writeFields } from './shared.ts';

const basics = {
  terminalID: guid().required(),
  merchantID: guid(),
  label: text().required(),
  name: text(),
  status: word('terminalStatus').required(),
  enabledFeatures: array().of(string().oneOf(features).defined()).required(),
  /** A map: integration → its settings. */
  integrations: opaque().required(),
  settings: object({
    applyExternalCommission: string().oneOf(['none', 'useSmsdByDefault', 'useCheckboxByDefault']).nullable(),
    allowJ5: flag(),
  }).required(),
  paymentRequestSettings: object({
    defaultRequestSubject: text().max(128),
    defaultRefundRequestSubject: text().max(128),
    fromAddress: text(),
    merchantLogo: text(),
    sendByEmail: flag(),
    sendBySms: flag(),
    sendByWhatsApp: flag(),
  })
    .notRequired()
    .default(undefined),
  billingSettings: object({
    notificationEmails: text().max(512),
    createRecurrentPaymentsAutomatically: flag(),
  })
    .notRequired()
    .default(undefined),
  checkoutSettings: object({
    customCssReference: text(),
    issueInvoice: flag(),
    redirectUrls: array().of(string().defined()).nullable(),
    legacyRedirectResponse: flag(),
    googleMerchantID: text(),
  })
    .notRequired()
    .default(undefined),
  cvvRequired: flag(),
  nationalIDRequired: flag(),
  vatRate: rate(),
  defaultInvoiceType: word('invoiceType'),
  defaultRefundInvoiceType: word('invoiceType'),
  defaultCreditInvoiceType: word('invoiceType'),
  transmissionTime: text(),
  created: instant(),
};

/** A terminal in the list (docs/wire.md §3.10), which names no keys. */
export const terminalRow = object(basics);
export type TerminalRow = InferType<typeof terminalRow>;

/** A terminal with all details (docs/wire.md §3.10); the whole of it is what an update sends. */
export const terminalDetails = object({
  ...basics,
  webhooks: object({
    securityHeader: object({ key: text(), value: text() }).notRequired().default(undefined),
    items: listOf(object({ eventName: text().required(), url: text().required(), isFailureEvent: flag() })),
  })
    .notRequired()
    .default(undefined),
  /** Number at the processor. */
  processorTerminalNumber: text(),
  /** Institution at Masav, and the name printed in its files. */
  masavInstitution: text(),
  masavInstitutionName: text(),
  sharedApiKey: text(),
  ...writeFields,
  updateTimestamp: updateTimestamp().required(),
});
export type TerminalDetails = InferType<typeof terminalDetails>;
