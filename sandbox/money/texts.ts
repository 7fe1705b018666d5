import type { Locale } from '#contract/constants.ts';

const he = {
  AttemptIsRunning: 'הניסיון הקודם עדיין מתבצע. יש לנסות שוב בעוד רגע',
  AttemptWasAnother: 'המפתח כבר שימש לבקשה אחרת',
  CardNotSaved: 'העסקה בוצעה, אך הכרטיס לא נשמר',
  ConsentNotAsked: 'המסוף אינו מבקש הסכמה לעמלה',
  ConsentSms: '%{business}: לחיוב של %{amount} תתווסף עמלה של %{commission}. לאישור או לדחייה: %{link}',
  DealCannotBeCharged: 'לא ניתן לחייב את ההוראה במצבה הנוכחי',
  DealIsRunning: 'ההוראה כבר בתהליך חיוב',
  DoubleTransaction: 'עסקה זהה בוצעה במסוף בחמש הדקות האחרונות',
  HeldUntil: 'הסכום משוריין עד %{until}',
  HoldIsOver: 'תוקף השריון פג או שכבר נעשה בו שימוש',
  MeansMustBeOne: 'יש לבחור אמצעי תשלום אחד בלבד',
  NoPinpad: 'אין למסוף קורא כרטיסים',
  NotInThisState: 'הפעולה אינה אפשרית במצב העסקה הנוכחי',
  RefundExceedsRest: 'ניתן לזכות %{max} לכל היותר',
  RequestIsOver: 'דרישת התשלום כבר שולמה או בוטלה',
  SlipSent: 'אישור העסקה נשלח',
  SlipSubject: 'אישור עסקה – %{business}',
  TerminalDisabled: 'המסוף אינו פעיל',
  TerminalLacksFeature: 'המסוף אינו מציע אפשרות זו',
  TransactionCanceled: 'העסקה בוטלה',
  VatMustFit: 'סכום המע״מ אינו תואם את סכום העסקה',
} as const;

export type MoneyTextKey = keyof typeof he;

const en: Record<MoneyTextKey, string> = {
  AttemptIsRunning: 'The first attempt is still running. Try again in a moment',
  AttemptWasAnother: 'The key was used for another request',
  CardNotSaved: 'The charge was made, but the card was not saved',
  ConsentNotAsked: 'This terminal asks for no consent to a commission',
  ConsentSms:
    '%{business}: a commission of %{commission} is added to a charge of %{amount}. Approve or decline: %{link}',
  DealCannotBeCharged: 'The deal cannot be charged in its present state',
  DealIsRunning: 'The deal is being charged already',
  DoubleTransaction: 'The same transaction was made on this terminal in the last five minutes',
  HeldUntil: 'The amount is held until %{until}',
  HoldIsOver: 'The hold has expired or was used already',
  MeansMustBeOne: 'Choose exactly one means of payment',
  NoPinpad: 'The terminal has no pinpad',
  NotInThisState: 'This is not possible in the transaction’s present state',
  RefundExceedsRest: 'At most %{max} can be refunded',
  RequestIsOver: 'The payment request was paid or cancelled already',
  SlipSent: 'The slip was sent',
  SlipSubject: 'Transaction slip – %{business}',
  TerminalDisabled: 'The terminal is not active',
  TerminalLacksFeature: 'The terminal does not offer this',
  TransactionCanceled: 'The transaction was cancelled',
  VatMustFit: 'The VAT does not fit the amount',
};

const catalogues: Record<Locale, Record<MoneyTextKey, string>> = { 'he-IL': he, 'en-IL': en };

/** What only the sandbox says about payments; texts that the web app shows too are the contract's. */
export function moneyText(
  { locale }: { locale: Locale },
  key: MoneyTextKey,
  values: Readonly<Record<string, string>> = {},
): string {
  return catalogues[locale][key].replace(/%\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}
