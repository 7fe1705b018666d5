import type { Locale } from '#contract/constants.ts';
import { translate } from '#sandbox/core/locale.ts';
import { letterTexts } from './letterTexts.ts';

/** What a business tells a person by e-mail or SMS, before it is written as plain or as designed text. */
export interface Letter {
  locale: Locale;
  /** The business it comes from. */
  business: string;
  /** What it is, with its number where it has one; in Hebrew it begins in Hebrew. */
  title: string;
  /** As `moneyText` writes it; absent where it is about no certain amount. */
  amount?: string;
  /** What the amount is for, in the words of the business. */
  about?: string;
  /** What else there is to know, by name. */
  facts: readonly (readonly [name: string, value: string])[];
  /** What the person is asked to do, and where. */
  action?: { label: string; link: string };
  /** A document goes along. */
  isAttached?: boolean;
  /** It is to the business itself, of its own matters; `about` is what to know and do, as sentences. */
  isToBusiness?: boolean;
}

/** The marks that keep a text of people apart from the direction of what stands around it (UAX 9, FSI and PDI). */
const apart = (text: string) => `\u2068${text}\u2069`;
const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** The subject of an e-mail: what it is and from whom. */
export const subjectOf = ({ locale, title, business, isToBusiness = false }: Letter): string =>
  isToBusiness ? title : translate(locale, letterTexts[locale].from, { title, business });

/** What, from whom, how much and what for, as one sentence that ends with a dot. */
export function sentenceOf({ locale, title, business, amount, about, isToBusiness = false }: Letter): string {
  if (isToBusiness) return [`${title}.`, about ?? ''].join(' ').trim();
  const text = letterTexts[locale];
  const parts = [
    translate(locale, text.from, { title, business: apart(oneLine(business)) }),
    amount === undefined ? '' : translate(locale, text.amount, { amount }),
    about === undefined ? '' : translate(locale, text.about, { about: apart(oneLine(about)) }),
  ];
  const sentence = parts.filter(Boolean).join(' ');
  // A name such as «Blue Wave Ltd.» brings its own.
  return /\.\u2069?$/.test(sentence) ? sentence : `${sentence}.`;
}

const actionLine = ({ action }: Letter) => (action ? [`${action.label}: ${action.link}`] : []);

/** A letter as a text message: no more than it takes, the link last. */
export const shortText = (letter: Letter): string => [sentenceOf(letter), ...actionLine(letter)].join('\n');

/** A letter as plain text, the link last. */
export function longText(letter: Letter): string {
  const { locale, facts, isAttached = false } = letter;
  return [
    sentenceOf(letter),
    ...(isAttached ? [letterTexts[locale].attached] : []),
    ...facts.map(([name, value]) => `${name} – ${apart(oneLine(value))}`),
    ...actionLine(letter),
  ].join('\n');
}
