import type { RecordOf } from '#contract/entities/callTypes.ts';

/** What is seldom set of a link; names are those of the request, but for a hold and the bounds of credit. */
export interface MoreValues {
  /** The payer's money is held (J5), and charged later. */
  isHold: boolean;
  minCreditInstallments: string;
  maxCreditInstallments: string;
  redirectUrl: string;
  requestSubject: string;
  fromAddress: string;
  hidePhone: boolean;
  hideEmail: boolean;
  hideNationalID: boolean;
}

export const noMore: MoreValues = {
  isHold: false,
  minCreditInstallments: '',
  maxCreditInstallments: '',
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
} as const satisfies Partial<Record<keyof MoreValues, string>>;

/** The same alone. */
export const hidingFields = [
  'hidePhone',
  'hideEmail',
  'hideNationalID',
] as const satisfies readonly (keyof typeof hideable)[];

const textFields = ['redirectUrl', 'requestSubject', 'fromAddress'] as const satisfies readonly (keyof MoreValues)[];

/** The names of it. */
export const moreFields = [
  'isHold',
  'minCreditInstallments',
  'maxCreditInstallments',
  ...textFields,
  ...hidingFields,
] as const satisfies readonly (keyof MoreValues)[];

/** Any of it is set. */
export const isMoreSet = (values: MoreValues): boolean => moreFields.some((name) => Boolean(values[name]));

const countText = (value: number | null | undefined) => (value ? String(value) : '');

/** What of it a link that stands has. */
export function moreOf(link: Partial<RecordOf<'paymentRequests'>>): MoreValues {
  return {
    isHold: link.jDealType === 'J5',
    minCreditInstallments: countText(link.minCreditInstallments),
    maxCreditInstallments: countText(link.maxCreditInstallments),
    redirectUrl: link.redirectUrl ?? '',
    requestSubject: link.requestSubject ?? '',
    fromAddress: link.fromAddress ?? '',
    hidePhone: link.hidePhone === true,
    hideEmail: link.hideEmail === true,
    hideNationalID: link.hideNationalID === true,
  };
}

/** How most of it travels; a hold is a type of deal, and the bounds of credit stand with those of payments. */
export function moreBody(values: MoreValues) {
  return {
    ...Object.fromEntries(textFields.map((name) => [name, values[name].trim() || null])),
    ...Object.fromEntries(hidingFields.map((name) => [name, values[name]])),
  };
}
