import type { RecordOf } from '#contract/entities/callTypes.ts';

/** What is seldom set of a link of any kind; names are those of the request (docs/wire.md §3.9). */
export interface LinkSettings {
  redirectUrl: string;
  requestSubject: string;
  fromAddress: string;
  hidePhone: boolean;
  hideEmail: boolean;
  hideNationalID: boolean;
}

export const noLinkSettings: LinkSettings = {
  redirectUrl: '',
  requestSubject: '',
  fromAddress: '',
  hidePhone: false,
  hideEmail: false,
  hideNationalID: false,
};

/** Fields of the payer that their page may leave out, by the keys of their words. */
export const hideable = {
  hidePhone: 'customerField.phone',
  hideEmail: 'customerField.email',
  hideNationalID: 'customerField.nationalID',
} as const satisfies Partial<Record<keyof LinkSettings, string>>;

/** The same alone. */
export const hidingFields = [
  'hidePhone',
  'hideEmail',
  'hideNationalID',
] as const satisfies readonly (keyof typeof hideable)[];

const textFields = ['redirectUrl', 'requestSubject', 'fromAddress'] as const satisfies readonly (keyof LinkSettings)[];

/** The names of it. */
export const linkSettingFields = [...textFields, ...hidingFields] as const;

/** What of it a link that stands has. */
export function linkSettingsOf(link: Partial<RecordOf<'paymentRequests'>>): LinkSettings {
  return {
    redirectUrl: link.redirectUrl ?? '',
    requestSubject: link.requestSubject ?? '',
    fromAddress: link.fromAddress ?? '',
    hidePhone: link.hidePhone === true,
    hideEmail: link.hideEmail === true,
    hideNationalID: link.hideNationalID === true,
  };
}

/** What a message alone has: nobody sees it, nor sends it, of a link that goes without one. */
const messageFields: readonly string[] = ['requestSubject', 'fromAddress'] satisfies readonly (keyof LinkSettings)[];

/**
 * How it travels; null empties what a link had.
 * @param isSent the link goes out with a message
 */
export function linkSettingsBody(values: LinkSettings, isSent: boolean) {
  const sent = textFields.filter((name) => isSent || !messageFields.includes(name));
  return {
    ...Object.fromEntries(sent.map((name) => [name, values[name].trim() || null])),
    ...Object.fromEntries(hidingFields.map((name) => [name, values[name]])),
  };
}
