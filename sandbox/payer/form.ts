import { cleanText } from '#contract/cleanText.ts';
import { isObject } from '#contract/envelope.ts';
import { isGuid } from '#contract/rules/guid.ts';
import { newID } from '#sandbox/core/newID.ts';

/** What a payer has typed, as it came; `name` of each input. */
export const fieldNames = [
  'amount',
  'plan',
  'cardNumber',
  'cardExpiration',
  'cvv',
  'cardOwnerName',
  'cardOwnerNationalID',
  'consumerEmail',
  'consumerPhone',
  'consent',
] as const;
export type FieldName = (typeof fieldNames)[number];

/** Fields that no page is given back, and that nothing keeps. */
const cardFields: readonly FieldName[] = ['cardNumber', 'cardExpiration', 'cvv'];

export interface PayerFormValues extends Record<FieldName, string> {
  /** What the link asks for besides, by its keys. */
  additional: Readonly<Record<string, string>>;
  /** Names this try at paying; the same form sent twice is one. */
  attempt: string;
  /** The terms that the page showed (`termsOf`). */
  seen: string;
}

/** Longest text that is looked at; the form's own limits are shorter. */
const longest = 300;

const textOf = (body: Record<string, unknown>, name: string): string => {
  const value = body[name];
  return typeof value === 'string' ? cleanText(value).trim().slice(0, longest) : '';
};

/** How the inputs of additional fields begin. */
export const additionalPrefix = 'additional.';

/** Reads the form of a payer. @param keys of the additional fields that the link asks for */
export function readTyped(sent: unknown, keys: readonly string[]): PayerFormValues {
  const body = isObject(sent) ? sent : {};
  const attempt = textOf(body, 'attempt');
  const fields = Object.fromEntries(fieldNames.map((name) => [name, textOf(body, name)])) as Record<FieldName, string>;
  return {
    ...fields,
    additional: Object.fromEntries(keys.map((key) => [key, textOf(body, additionalPrefix + key)])),
    attempt: isGuid(attempt) ? attempt.toLowerCase() : newID(),
    seen: textOf(body, 'seen'),
  };
}

/** A form nobody has typed into. @param filled what is known of the payer */
export const emptyForm = (filled: Partial<PayerFormValues> = {}): PayerFormValues => ({
  ...readTyped({}, []),
  ...filled,
});

/** What may be shown again of what was typed: everything but the card. */
export function withoutCard(typed: PayerFormValues): PayerFormValues {
  return { ...typed, ...Object.fromEntries(cardFields.map((name) => [name, ''])) };
}
