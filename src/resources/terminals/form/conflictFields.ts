import { eventNames } from '#contract/events.ts';
import type { Dictionaries } from '#contract/envelope.ts';
import { hiddenFields } from '#contract/fieldPolicies.ts';
import type { Role } from '#contract/roles.ts';
import type { ConflictField } from '#src/forms/conflict/changedFields.ts';
import { yesOrNo } from '#src/forms/conflict/shownValues.ts';
import type { TerminalValues } from './terminalValues.ts';

type Name = ConflictField<TerminalValues>['name'];

const texts: readonly Name[] = [
  'label',
  'vatPercent',
  'transmissionTime',
  'paymentRequestSettings.defaultRequestSubject',
  'paymentRequestSettings.defaultRefundRequestSubject',
  'paymentRequestSettings.fromAddress',
  'billingSettings.notificationEmails',
  'checkoutSettings.redirectUrls',
  'checkoutSettings.googleMerchantID',
  'webhooks.securityHeader.key',
  'webhooks.url',
];
const flags: readonly Name[] = [
  'cvvRequired',
  'nationalIDRequired',
  'settings.allowJ5',
  'paymentRequestSettings.sendByEmail',
  'paymentRequestSettings.sendBySms',
  'paymentRequestSettings.sendByWhatsApp',
  'billingSettings.createRecurrentPaymentsAutomatically',
  'checkoutSettings.issueInvoice',
  'checkoutSettings.legacyRedirectResponse',
  'webhooks.sameForAll',
];
const documents: readonly Name[] = ['defaultInvoiceType', 'defaultRefundInvoiceType', 'defaultCreditInvoiceType'];

/** The catalogue's word for a field: that of its last part. */
export const labelKey = (name: string): string => `terminalPage.field.${name.split('.').at(-1) ?? name}`;

/** The fields of a terminal as a conflict shows them, those that the person may see. */
export function terminalConflictFields(
  translate: (key: string) => string,
  { invoiceTypeEnum = {} }: Dictionaries,
  roles: readonly Role[],
): ConflictField<TerminalValues>[] {
  const labelled = (name: Name) => ({ name, label: translate(labelKey(name)) });
  const hidden = hiddenFields('terminals', roles);
  const isSeen = ({ name }: { name: string }) => !hidden.some((path) => name === path || name.startsWith(`${path}.`));
  const all: ConflictField<TerminalValues>[] = [
    ...texts.map(labelled),
    ...flags.map((name) => ({ ...labelled(name), show: yesOrNo(translate) })),
    ...documents.map((name) => ({
      ...labelled(name),
      show: (value: unknown) => invoiceTypeEnum[String(value)] ?? String(value),
    })),
    {
      ...labelled('settings.applyExternalCommission'),
      show: (value) => translate(`terminalPage.commission.${String(value)}`),
    },
    ...eventNames.map((event) => ({
      name: `webhooks.urls.${event}` as const,
      label: translate(`dictionary.webhookEventEnum.${event}`),
    })),
  ];
  return all.filter(isSeen);
}
