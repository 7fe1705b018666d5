import { array, object, string, type TestContext } from 'yup';
import { maximumSettings } from '#contract/constants.ts';
import { documentTypesOf } from '#contract/documentTypes.ts';
import { eventNames } from '#contract/events.ts';
import { fault } from '#contract/rules/fault.ts';
import { headerName, headerValue } from '#contract/rules/header.ts';
import { emails } from '#contract/rules/text.ts';
import { webAddress } from '#contract/rules/webAddress.ts';
import {
  emailAddress,
  flag,
  formed,
  guid,
  judgeText,
  rate,
  ruled,
  tooMany,
  updateTimestamp,
  verbatim,
  words,
} from './fields.ts';

/** How consent to a commission is asked for (spec §3). */
export const consentSettings = ['none', 'useSmsdByDefault', 'useCheckboxByDefault'] as const;

const documentType = (use: keyof typeof documentTypesOf) => string().oneOf(documentTypesOf[use]).nullable();

/** A header is a name and a value. A value that is absent, not empty, is the one that is kept. */
const judgeHeader = {
  name: 'header',
  test(header: { key?: string | null; value?: string | null } | null | undefined, { path, createError }: TestContext) {
    if (!header || Boolean(header.key) === Boolean(header.value)) return true;
    if (header.key && header.value === undefined) return true;
    return createError({ path: `${path}.${header.key ? 'value' : 'key'}`, message: fault('Required').key });
  },
};

const webhooks = object({
  securityHeader: object({ key: ruled(headerName, 250), value: verbatim(headerValue, 1000) })
    .notRequired()
    .default(undefined)
    .test(judgeHeader),
  items: array()
    .of(
      object({
        eventName: string()
          .oneOf(eventNames)
          .required()
          .meta({ limit: { max: 100, fault: fault('Invalid') } }),
        url: verbatim(webAddress, 1000).required(),
      }),
    )
    .max(maximumSettings, tooMany)
    .nullable(),
});

/**
 * What a person may change of a terminal (docs/wire.md §3.10), each as `fieldPolicies` says. What is absent stays as it is; status,
 * features, integrations, keys, logo and stylesheet are no part of it, whatever a request says of them.
 */
export const terminalUpdate = object({
  terminalID: guid().required(),
  label: words(250).required(),
  settings: object({
    applyExternalCommission: string().oneOf(consentSettings).nullable(),
    allowJ5: flag(),
  })
    .notRequired()
    .default(undefined),
  paymentRequestSettings: object({
    defaultRequestSubject: words(128),
    defaultRefundRequestSubject: words(128),
    fromAddress: emailAddress(250),
    sendByEmail: flag(),
    sendBySms: flag(),
    sendByWhatsApp: flag(),
  })
    .notRequired()
    .default(undefined),
  billingSettings: object({
    notificationEmails: ruled(emails, 512),
    createRecurrentPaymentsAutomatically: flag(),
  })
    .notRequired()
    .default(undefined),
  checkoutSettings: object({
    issueInvoice: flag(),
    redirectUrls: array().of(verbatim(webAddress, 1000).required()).max(maximumSettings, tooMany).nullable(),
    legacyRedirectResponse: flag(),
    googleMerchantID: words(50),
  })
    .notRequired()
    .default(undefined),
  webhooks: webhooks.notRequired().default(undefined),
  cvvRequired: flag(),
  nationalIDRequired: flag(),
  vatRate: rate(),
  defaultInvoiceType: documentType('charge'),
  defaultRefundInvoiceType: documentType('refund'),
  defaultCreditInvoiceType: documentType('credit'),
  transmissionTime: formed(fault('TimeMustBeValid'))
    .test(judgeText((text) => (/^([01]\d|2[0-3]):[0-5]\d$/.test(text) ? undefined : fault('TimeMustBeValid'))))
    .required(),
  updateTimestamp: updateTimestamp().required(),
});
