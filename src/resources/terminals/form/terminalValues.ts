import type { DraftOf, RecordOf, UpdateOf } from '#contract/entities/callTypes.ts';
import { eventNames, events, type EventName } from '#contract/events.ts';
import { fixedFields, visiblePart, without } from '#contract/fieldPolicies.ts';
import type { Role } from '#contract/roles.ts';
import { fault } from '#contract/rules/fault.ts';
import { inRange, parseDecimal } from '#contract/rules/number.ts';
import type { OwnFaults } from '#src/forms/schemaResolver.ts';

type Terminal = RecordOf<'terminals'>;

/** What the form of a terminal holds: texts as typed, named as in the request where they are one thing there. */
export interface TerminalValues {
  label: string;
  /** In percent. */
  vatPercent: string;
  transmissionTime: string;
  cvvRequired: boolean;
  nationalIDRequired: boolean;
  defaultInvoiceType: string;
  defaultRefundInvoiceType: string;
  defaultCreditInvoiceType: string;
  settings: { applyExternalCommission: string; allowJ5: boolean };
  paymentRequestSettings: {
    defaultRequestSubject: string;
    defaultRefundRequestSubject: string;
    fromAddress: string;
    sendByEmail: boolean;
    sendBySms: boolean;
    sendByWhatsApp: boolean;
  };
  billingSettings: { notificationEmails: string; createRecurrentPaymentsAutomatically: boolean };
  /** Addresses stand between line ends or spaces. */
  checkoutSettings: {
    issueInvoice: boolean;
    redirectUrls: string;
    legacyRedirectResponse: boolean;
    googleMerchantID: string;
  };
  /** Each event has the addresses in `url`, or its own. */
  webhooks: {
    securityHeader: { key: string; value: string };
    sameForAll: boolean;
    url: string;
    urls: Record<EventName, string>;
  };
}

const parts = (text: string) => text.split(/\s+/).filter((part) => part !== '');

/** The addresses of events: one text for all of them, where all are told to the same. */
function addressesOf({ webhooks }: Partial<Terminal>): Omit<TerminalValues['webhooks'], 'securityHeader'> {
  const items = webhooks?.items ?? [];
  const urlsFor = (name: EventName) => items.filter(({ eventName }) => eventName === name).map(({ url }) => url);
  const urls = Object.fromEntries(eventNames.map((name) => [name, urlsFor(name).join(' ')])) as Record<
    EventName,
    string
  >;
  const [first = '', ...others] = new Set(Object.values(urls));
  const sameForAll = others.length === 0;
  return { sameForAll, url: sameForAll ? first : '', urls };
}

/** The rate in percent, without what counting in binary leaves. @example percentOf(0.18) // '18' */
const percentOf = (rate: number | null | undefined) =>
  typeof rate === 'number' ? String(+(rate * 100).toFixed(2)) : '';

/** The form of a terminal as it is. */
export function terminalValues(terminal: Partial<Terminal>): TerminalValues {
  const { settings, paymentRequestSettings: requests, billingSettings, checkoutSettings, webhooks } = terminal;
  return {
    label: terminal.label ?? '',
    vatPercent: percentOf(terminal.vatRate),
    transmissionTime: terminal.transmissionTime ?? '',
    cvvRequired: terminal.cvvRequired === true,
    nationalIDRequired: terminal.nationalIDRequired === true,
    defaultInvoiceType: terminal.defaultInvoiceType ?? '',
    defaultRefundInvoiceType: terminal.defaultRefundInvoiceType ?? '',
    defaultCreditInvoiceType: terminal.defaultCreditInvoiceType ?? '',
    settings: {
      applyExternalCommission: settings?.applyExternalCommission ?? 'none',
      allowJ5: settings?.allowJ5 === true,
    },
    paymentRequestSettings: {
      defaultRequestSubject: requests?.defaultRequestSubject ?? '',
      defaultRefundRequestSubject: requests?.defaultRefundRequestSubject ?? '',
      fromAddress: requests?.fromAddress ?? '',
      sendByEmail: requests?.sendByEmail === true,
      sendBySms: requests?.sendBySms === true,
      sendByWhatsApp: requests?.sendByWhatsApp === true,
    },
    billingSettings: {
      notificationEmails: billingSettings?.notificationEmails ?? '',
      createRecurrentPaymentsAutomatically: billingSettings?.createRecurrentPaymentsAutomatically === true,
    },
    checkoutSettings: {
      issueInvoice: checkoutSettings?.issueInvoice === true,
      redirectUrls: (checkoutSettings?.redirectUrls ?? []).join('\n'),
      legacyRedirectResponse: checkoutSettings?.legacyRedirectResponse === true,
      googleMerchantID: checkoutSettings?.googleMerchantID ?? '',
    },
    webhooks: {
      // What is kept is not shown again.
      securityHeader: { key: webhooks?.securityHeader?.key ?? '', value: '' },
      ...addressesOf(terminal),
    },
  };
}

/** The addresses as they are sent, and so the events by the places that faults name. */
const itemsOf = ({ webhooks: { sameForAll, url: ofAll, urls } }: TerminalValues) =>
  eventNames.flatMap((eventName) =>
    parts(sameForAll ? ofAll : urls[eventName]).map((url) => ({
      eventName,
      url,
      isFailureEvent: events[eventName].isFailure,
    })),
  );

const rateOf = (percent: string) => {
  const value = parseDecimal(percent);
  return value === undefined ? percent : Number((value / 100).toFixed(4));
};

/**
 * The header as it is sent: none, or its name with the value that was typed. A value that was not typed is left out, which
 * keeps it; a server that tells the value wants it back.
 */
function headerOf({ webhooks: { securityHeader } }: TerminalValues, { webhooks }: Partial<Terminal>) {
  const { key, value } = securityHeader;
  if (key.trim() === '' && value.trim() === '') return null;
  const kept = webhooks?.securityHeader;
  if (value.trim() !== '' || !(kept?.hasValue ?? kept?.value)) return { key, value };
  return { key, ...(kept.value && { value: kept.value }) };
}

/**
 * What the form sends: the whole terminal, for a server that replaces what it has (docs/wire.md §3.10), with what the form
 * changes. What a person may not see is not named.
 * @param roles those of the person
 */
export function terminalBody(
  values: TerminalValues,
  terminal: Terminal | undefined,
  roles: readonly Role[],
): DraftOf<UpdateOf<'terminals'>> {
  const { vatPercent, checkoutSettings, webhooks: _, ...rest } = values;
  const body = {
    // React-admin's own name for it is none of the wire's.
    ...(terminal && without(terminal, ['id'])),
    ...rest,
    label: values.label.trim(),
    settings: { ...terminal?.settings, ...values.settings },
    paymentRequestSettings: { ...terminal?.paymentRequestSettings, ...values.paymentRequestSettings },
    billingSettings: { ...terminal?.billingSettings, ...values.billingSettings },
    // Of what they may not change, what it is: percents are rounded.
    vatRate: fixedFields('terminals', roles).includes('vatRate') ? terminal?.vatRate : rateOf(vatPercent),
    checkoutSettings: {
      ...terminal?.checkoutSettings,
      ...checkoutSettings,
      redirectUrls: parts(checkoutSettings.redirectUrls),
    },
    webhooks: { ...terminal?.webhooks, securityHeader: headerOf(values, terminal ?? {}), items: itemsOf(values) },
  };
  return visiblePart('terminals', body, roles);
}

/** The field of the form that a place of the request comes from. */
export function terminalField(path: string, values: TerminalValues): string {
  if (path === 'vatRate') return 'vatPercent';
  if (path.startsWith('checkoutSettings.redirectUrls')) return 'checkoutSettings.redirectUrls';
  const at = /^webhooks\.items\.(\d+)/.exec(path)?.[1];
  if (at === undefined) return path;
  if (values.webhooks.sameForAll) return 'webhooks.url';
  return `webhooks.urls.${itemsOf(values)[Number(at)]?.eventName ?? ''}`;
}

/** A rate is judged in percent, as it is typed. */
export function terminalFaults({ vatPercent }: TerminalValues): OwnFaults {
  const percent = parseDecimal(vatPercent);
  return {
    vatPercent:
      vatPercent.trim() === '' ? fault('Required') : percent === undefined ? undefined : inRange(0, 100)(percent),
  };
}
