import { array, object, string } from 'yup';
import type { InferType } from 'yup';
import { maximumSettings } from '#contract/constants.ts';
import { features } from '#contract/features.ts';
import { flag, guid, instant, listOf, opaque, rate, tooMany, updateTimestamp, word, words } from './fields.ts';
import { writeFields } from './shared.ts';

const basics = {
  terminalID: guid().required(),
  merchantID: guid(),
  label: words(250).required(),
  name: words(250),
  status: word('terminalStatus').required(),
  enabledFeatures: array().of(string().oneOf(features).defined()).max(features.length, tooMany).required(),
  /** A map: integration → its settings. */
  integrations: opaque().required(),
  settings: object({
    applyExternalCommission: string().oneOf(['none', 'useSmsdByDefault', 'useCheckboxByDefault']).nullable(),
    allowJ5: flag(),
  }).required(),
  paymentRequestSettings: object({
    defaultRequestSubject: words(128),
    defaultRefundRequestSubject: words(128),
    fromAddress: words(250),
    merchantLogo: words(1000),
    sendByEmail: flag(),
    sendBySms: flag(),
    sendByWhatsApp: flag(),
  })
    .notRequired()
    .default(undefined),
  billingSettings: object({
    notificationEmails: words(512),
    createRecurrentPaymentsAutomatically: flag(),
  })
    .notRequired()
    .default(undefined),
  checkoutSettings: object({
    customCssReference: words(1000),
    issueInvoice: flag(),
    redirectUrls: array().of(words(1000).defined()).max(maximumSettings, tooMany).nullable(),
    legacyRedirectResponse: flag(),
    googleMerchantID: words(50),
  })
    .notRequired()
    .default(undefined),
  cvvRequired: flag(),
  nationalIDRequired: flag(),
  vatRate: rate(),
  defaultInvoiceType: word('invoiceType'),
  defaultRefundInvoiceType: word('invoiceType'),
  defaultCreditInvoiceType: word('invoiceType'),
  transmissionTime: words(5),
  created: instant(),
};

/** A terminal in the list (docs/wire.md §3.10), which names no keys. */
export const terminalRow = object(basics);
export type TerminalRow = InferType<typeof terminalRow>;

/** A terminal with all details (docs/wire.md §3.10). */
export const terminalDetails = object({
  ...basics,
  webhooks: object({
    /** The value is written, never read; whether there is one tells `hasValue` [ours]. */
    securityHeader: object({ key: words(250), value: words(1000), hasValue: flag() })
      .notRequired()
      .default(undefined),
    items: listOf(
      object({ eventName: words(100).required(), url: words(1000).required(), isFailureEvent: flag() }),
    ).max(maximumSettings, tooMany),
  })
    .notRequired()
    .default(undefined),
  /** Number at the processor. */
  processorTerminalNumber: words(50),
  /** Institution at Masav, and the name printed in its files. */
  masavInstitution: words(50),
  masavInstitutionName: words(50),
  sharedApiKey: words(250),
  /** Address of a page that shows what its payers see [ours]. */
  payerPagePreview: words(1000),
  ...writeFields,
  updateTimestamp: updateTimestamp().required(),
});
export type TerminalDetails = InferType<typeof terminalDetails>;
