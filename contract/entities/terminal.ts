import { array, object, string } from 'yup';
import type { InferType } from 'yup';
import { features } from '#contract/features.ts';
import { flag, guid, instant, listOf, opaque, rate, text, updateTimestamp, word } from './fields.ts';

/** A terminal (contract.md §3.10): the list and the record answer the same. */
export const terminal = object({
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
    .nullable()
    .default(undefined),
  billingSettings: object({
    notificationEmails: text().max(512),
    createRecurrentPaymentsAutomatically: flag(),
  })
    .nullable()
    .default(undefined),
  checkoutSettings: object({
    customCssReference: text(),
    issueInvoice: flag(),
    redirectUrls: array().of(string().defined()).nullable(),
    legacyRedirectResponse: flag(),
    googleMerchantID: text(),
  })
    .nullable()
    .default(undefined),
  webhooks: object({
    securityHeader: object({ key: text(), value: text() }).nullable().default(undefined),
    items: listOf(object({ eventName: text().required(), url: text().required(), isFailureEvent: flag() })),
  })
    .nullable()
    .default(undefined),
  cvvRequired: flag(),
  nationalIDRequired: flag(),
  vatRate: rate(),
  transmissionTime: text(),
  sharedApiKey: text(),
  created: instant(),
  updateTimestamp: updateTimestamp(),
});
export type Terminal = InferType<typeof terminal>;
