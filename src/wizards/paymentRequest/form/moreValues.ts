import type { RecordOf } from '#contract/entities/callTypes.ts';
import { linkSettingFields, linkSettingsOf, noLinkSettings, type LinkSettings } from '#src/fields/link/linkSettings.ts';

/** What is seldom set of a payment link; names are those of the request, but for a hold and the bounds of credit. */
export interface MoreValues extends LinkSettings {
  /** The payer's money is held (J5), and charged later. */
  isHold: boolean;
  minCreditInstallments: string;
  maxCreditInstallments: string;
}

export const noMore: MoreValues = {
  ...noLinkSettings,
  isHold: false,
  minCreditInstallments: '',
  maxCreditInstallments: '',
};

/** The names of what payment links alone have of it. */
export const ownMoreFields = ['isHold', 'minCreditInstallments', 'maxCreditInstallments'] as const;

/** The names of all of it. */
export const moreFields = [...ownMoreFields, ...linkSettingFields] as const satisfies readonly (keyof MoreValues)[];

const countText = (value: number | null | undefined) => (value ? String(value) : '');

/** What of it a link that stands has. */
export function moreOf(link: Partial<RecordOf<'paymentRequests'>>): MoreValues {
  return {
    ...linkSettingsOf(link),
    isHold: link.jDealType === 'J5',
    minCreditInstallments: countText(link.minCreditInstallments),
    maxCreditInstallments: countText(link.maxCreditInstallments),
  };
}
