import type { Locale } from '#contract/constants.ts';

const he = {
  title: 'הסכמה לעמלה',
  question: 'לעסקה של %{amount} תתווסף עמלה של %{commission}, ובסך הכול %{total}.',
  approve: 'אישור',
  decline: 'דחייה',
  pending: 'ממתין לתשובת הלקוח',
  approved: 'הלקוח אישר את העמלה',
  declined: 'הלקוח דחה את העמלה',
  expired: 'המועד למענה חלף',
  thanks: { approved: 'תודה, העמלה אושרה', declined: 'העמלה נדחתה', expired: 'המועד למענה חלף' },
  unknown: 'הקישור אינו מוכר',
};
type Texts = typeof he;

const en: Texts = {
  title: 'Consent to a commission',
  question: 'A commission of %{commission} is added to a charge of %{amount}, %{total} in total.',
  approve: 'Approve',
  decline: 'Reject',
  pending: 'Waiting for the customer',
  approved: 'The customer has approved the commission',
  declined: 'The customer has rejected the commission',
  expired: 'The time to answer has ended',
  thanks: {
    approved: 'Thanks, the commission was approved',
    declined: 'The commission was rejected',
    expired: 'The time to answer has ended',
  },
  unknown: 'The link is not recognized',
};

/** Texts about consents, for the customer's page and for who waits. */
export const consentTexts: Record<Locale, Texts> = { 'he-IL': he, 'en-IL': en };

export const consentStatusText = (
  { locale }: { locale: Locale },
  status: 'pending' | 'approved' | 'declined' | 'expired',
): string => consentTexts[locale][status];
