import { object } from 'yup';
import { cardRequest, dealRequest } from '#contract/entities/requestParts.ts';
import { chargeRequest } from '#contract/entities/transactionRequest.ts';
import { noCardNumber } from '#contract/rules/cardInText.ts';
import type { Fault } from '#contract/rules/fault.ts';
import { missingCardDetails } from '#contract/rules/missingCardDetails.ts';
import { ApiError } from '#sandbox/core/apiError.ts';
import { type BodySchema, readBody } from '#sandbox/core/body.ts';
import type { Call } from '#sandbox/core/call.ts';
import { translate } from '#sandbox/core/locale.ts';
import { additionalPrefix, type FieldName, fieldNames, type PayerFormValues } from './form.ts';
import type { Offer, Plan } from './offer.ts';
import type { PayerLink } from './payerLink.ts';
import { typedCard, requestOf } from './request.ts';

/** Texts of what is wrong, by the field it is wrong with; '' is the form as a whole, `additional.x` an added field. */
export type Faults = ReadonlyMap<string, string>;

/** Codes of a call's faults that are named otherwise in the form. */
const renamed: Readonly<Record<string, FieldName>> = {
  transactionAmount: 'amount',
  transactionType: 'plan',
  installmentDetails: 'plan',
  extension: 'consent',
};

/** The field of the form that a fault of a call belongs to; '' for one that none shows. */
function fieldOf(code: string | undefined): string {
  const parts = (code ?? '').split('.');
  const own = fieldNames.find((name) => name === parts.at(-1));
  return own ?? renamed[parts[0] ?? ''] ?? '';
}

/** What a refused call says, at the fields of the form. */
export function faultsOf({ details, messageKey }: ApiError, { locale }: Pick<Call, 'locale'>): Map<string, string> {
  const errors = details.errors ?? [{ description: messageKey }];
  return new Map(
    errors.map(({ code, description, values }) => [
      fieldOf(code),
      translate(locale, description ?? messageKey, values),
    ]),
  );
}

/** What a saved card needs; a charge is judged by what charges need. */
const savedCardRequest = object({
  creditCardSecureDetails: cardRequest.required(),
  dealDetails: dealRequest.notRequired().default(undefined),
});

/** What the link and its terminal ask for beside the rules of every request. */
function missing({ link, terminal }: PayerLink, offer: Offer, typed: PayerFormValues): [string, string][] {
  const needed = (name: FieldName, isNeeded: boolean): [string, string][] =>
    isNeeded && !typed[name] ? [[name, 'Required']] : [];
  return [
    ...needed('amount', offer.isAmountOpen),
    ...needed('cardNumber', true),
    ...needed('cardExpiration', true),
    // A permanent link learns from each payer whose card it saves.
    ...needed('cardOwnerName', offer.email === 'required' && link.onlyAddCard),
    ...missingCardDetails(terminal, typedCard(typed)).map((name): [string, string] => [name, 'Required']),
    ...needed('consumerEmail', offer.email === 'required'),
    ...needed('consent', offer.asksForConsent),
    ...Object.entries(link.pageOptions?.additionalFields ?? {}).flatMap(([key, { required }]): [string, string][] =>
      required && !typed.additional[key] ? [[additionalPrefix + key, 'Required']] : [],
    ),
  ];
}

/** Fields that the link has added, in which a card's number stands: the merchant is told what they say. */
function numbersIn({ additional }: PayerFormValues): [string, Fault][] {
  return Object.entries(additional).flatMap(([key, text]) => {
    const found = noCardNumber(text);
    return found ? [[additionalPrefix + key, found]] : [];
  });
}

/** Judges what a payer has typed, by the rules the calls have; nothing is charged. */
export async function judge(
  call: Call,
  payer: PayerLink,
  { offer, typed, plan }: { offer: Offer; typed: PayerFormValues; plan: Plan | undefined },
): Promise<Faults> {
  const lacking = missing(payer, offer, typed).map(([name, key]): [string, string] => [
    name,
    translate(call.locale, key),
  ]);
  const noPlan: [string, string][] = plan ? [] : [['plan', translate(call.locale, 'Invalid')]];
  const unkept = numbersIn(typed).map(([name, { key }]): [string, string] => [name, translate(call.locale, key)]);
  const own = new Map([...lacking, ...noPlan, ...unkept]);
  const isSaved = offer.purpose === 'saveCard' || offer.purpose === 'deal';
  const schema: BodySchema<unknown> = isSaved ? savedCardRequest : chargeRequest;
  try {
    await readBody({ ...call, body: requestOf(payer, offer, { typed, plan }) }, schema);
    return own;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const found = faultsOf(error, call);
    // What the added fields hold is said where each of them stands.
    if (unkept.length > 0) found.delete('consent');
    return new Map([...found, ...own]);
  }
}
