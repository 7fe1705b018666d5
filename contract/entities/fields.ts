import './locale.ts';
import { array, boolean, mixed, number, string } from 'yup';
import type { AnyObject, ObjectSchema, Schema, TestConfig } from 'yup';
import { isCalendarDay } from '#contract/calendarDays.ts';
import { cleanLines, cleanText, groupedDigits } from '#contract/cleanText.ts';
import { maximumSelection } from '#contract/constants.ts';
import { dictionaryOf, enumValues } from '#contract/enums.ts';
import type { DictionaryName, EnumName, EnumValue } from '#contract/enums.ts';
import { maximumAgorot, toDecimal } from '#contract/money.ts';
import { noCardNumber } from '#contract/rules/cardInText.ts';
import { expiry } from '#contract/rules/expiry.ts';
import { fault, type Fault, type Rule } from '#contract/rules/fault.ts';
import { isGuid } from '#contract/rules/guid.ts';
import { nationalId } from '#contract/rules/nationalId.ts';
import { biggerThan, inRange, lessThan, parseDecimal, positiveOnly, precision } from '#contract/rules/number.ts';
import { email, lengthFault, maxLength, stringLength } from '#contract/rules/text.ts';

declare module 'yup' {
  interface CustomSchemaMetadata {
    /** How long a text may be, and what is said of a longer one; `limits.ts` reads it. */
    limit?: { max: number; fault: Fault };
    /** What a number is, which `fieldTypes.ts` repeats by the names of fields. */
    dataType?: 'money' | 'percent';
    /** The dictionary that explains the words of a field; `fieldTypes.ts` repeats it too. */
    dictionary?: DictionaryName;
    /** What a text is that tells nothing of a person: a capsule keeps it (`contract/capsule`). */
    harmless?: 'guid' | 'instant' | 'day';
  }
}

/**
 * Field schemas of the wire (docs/wire.md §1.1, §1.5). Absent means null, so every field may be either unless it says
 * `.required()`. Validate answers with `{ strict: true }`: nothing is coerced.
 */
export const text = () => string().nullable();

/** Characters of a text that has a form of its own, with room for what is refused for its form. */
const longestForm = 100;

/** A text of a form: an id, a day, a code. Tests that follow say which. */
export const formed = (wrong: Fault = fault('Invalid'), clean = cleanText) =>
  string()
    .nullable()
    .transform(cleanedBy(clean))
    .meta({ limit: { max: longestForm, fault: wrong } });

export const guid = () =>
  formed(fault('MustBeValidID'))
    .meta({ harmless: 'guid' })
    .test('guid', fault('MustBeValidID').key, (value) => value === undefined || value === null || isGuid(value));

/** A UTC instant, always with Z. */
export const instant = () =>
  formed()
    .meta({ harmless: 'instant' })
    .matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/);

/** A business day: midnight without a zone, an Israel calendar day. */
export const day = () =>
  formed()
    .meta({ harmless: 'day' })
    .matches(/^\d{4}-\d\d-\d\dT00:00:00$/);

/** A number, or in a request the same in plain digits; what else JavaScript would take for one is none. */
export const decimal = () =>
  number()
    .typeError(fault('OnlyNumbersAreAllowed').key)
    .nullable()
    .test(judgeNumber(noCardNumber))
    .transform((_value, original: unknown) => {
      if (original === null || typeof original === 'number') return original;
      return (typeof original === 'string' ? parseDecimal(original) : undefined) ?? Number.NaN;
    });

/** Money: a number of at most two decimals. */
export const money = () =>
  decimal()
    .meta({ dataType: 'money' })
    .test('money', '${path} has more than two decimals', (value) => {
      if (value === undefined || value === null) return true;
      return Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;
    });

/** A fraction from 0 to 1. */
export const rate = () =>
  decimal()
    .meta({ dataType: 'percent' })
    .test(judgeNumber(inRange(0, 1)));

export const whole = () => decimal().integer();

/** Yes or no; in a request also as `true`, `false`, `1` and `0`. A list of one is none. */
export const flag = () =>
  boolean()
    .nullable()
    .transform((value: unknown, original: unknown) => (typeof original === 'object' ? original : value));

/** A word of one of the enumerations. */
export const word = <Name extends EnumName>(name: Name) =>
  string<EnumValue<Name>>()
    .meta({ dictionary: dictionaryOf(name) })
    .oneOf(enumValues(name), `\${path} is no ${name}`)
    .nullable();

/** A masked card: at least the middle is stars. */
export const maskedCardNumber = () => formed().matches(/^\d{0,6}\*+\d{4}$/);

/** Card expiry, `MM/YY`. */
export const expiration = () => formed().matches(/^(0[1-9]|1[0-2])\/\d\d$/);

/** Base64 of eight bytes. */
export const updateTimestamp = () => formed().matches(/^[A-Za-z0-9+/]{11}=$/);

/** Anything: objects whose shape belongs to somebody else. */
export const opaque = () => mixed().nullable();

/** An array of objects; may be absent. */
export const listOf = <Fields extends AnyObject>(entry: ObjectSchema<Fields>) => array().of(entry.defined()).nullable();

/** What is said of a list that has too many entries. */
export const tooMany = fault('MustHaveAtMost').key;

/** The ids of a request that acts on many: at least one. */
export const ids = <Id extends string | number>(id: Schema<Id>) =>
  array().of(id).min(1, 'Required').max(maximumSelection, tooMany).required();

/** What a schema must be told to judge a request; pass it as yup's `context`. */
export interface JudgeContext {
  /** Israel's day, `YYYY-MM-DD`. */
  today: string;
  /** The first day of a billing deal that stands, `YYYY-MM-DD`: it may lie in the past and stay. */
  startsOn?: string;
}

type Value = string | number | null | undefined;

type FieldTest = TestConfig<Value, AnyObject> & { name: string };

/** A test of yup: the fault's key is the message, its values the parameters. */
const testOf = (judge: (value: Value, today: string) => Fault | undefined): FieldTest => ({
  name: 'rule',
  test(value, { createError, options }) {
    const { today = '' } = (options.context ?? {}) as Partial<JudgeContext>;
    const found = judge(value, today);
    return found ? createError({ message: found.key, params: { ...found.values } }) : true;
  },
});

/** A rule of texts as a test of yup. What is empty passes; that it must not be is `required`'s to say. */
export const judgeText = (rule: (value: string, today: string) => Fault | undefined): FieldTest =>
  testOf((value, today) => (typeof value === 'string' && value !== '' ? rule(value, today) : undefined));

/** A rule of numbers as a test of yup; nothing passes. */
export const judgeNumber = (rule: (value: number) => Fault | undefined): FieldTest =>
  testOf((value) => (typeof value === 'number' ? rule(value) : undefined));

/** Part of a card's own number, which is masked before anything keeps it. */
export const cardDigits = (max: number) => groupedNumber(max);

/** A text of one line in a request, cleaned, spaces around it taken away; no card's number stands in it. */
export const words = (max: number, min = 0) => bounded(max, min, cleanText).test(judgeText(noCardNumber));

/** A text of several lines in a request. */
export const paragraph = (max: number) => bounded(max, 0, cleanLines).test(judgeText(noCardNumber));

/** A text whose every character counts: a secret, an address of a page. @param rule judges it */
export const verbatim = (rule: Rule<string>, max: number) =>
  bounded(max, 0, (value) => value)
    .test(judgeText(noCardNumber))
    .test(judgeText(rule));

/** An identity number in a request, in any grouping. */
export const identityNumber = (max = 50) =>
  groupedNumber(max).test(judgeText(noCardNumber)).test(judgeText(nationalId));

/** What a client wants back, or keeps with a record, in a shape of its own; no card's number stands anywhere in it. */
export const own = <Shape extends object>() =>
  mixed<Shape>()
    .nullable()
    .test('card', fault('CardNumberNotAllowed').key, (value: unknown) => noCardNumber(value) === undefined);

/** A transform of yup for texts: what is none stays as it is, for its type to refuse. */
export const cleanedBy = (clean: (text: string) => string) => (value: unknown) =>
  typeof value === 'string' ? clean(value).trim() : value;

/** Digits that are a name, in a request in any grouping, for which a text is longer than its digits. */
export const groupedNumber = (max: number, min = 0) => {
  const length = min > 0 ? stringLength(min, max) : maxLength(max);
  return string()
    .nullable()
    .transform(cleanedBy(groupedDigits))
    .meta({ limit: { max: longestForm, fault: fault('Invalid') } })
    .test(judgeText((text) => (text.length > longestForm ? fault('Invalid') : length(text))));
};

const bounded = (max: number, min: number, clean: (text: string) => string) =>
  string()
    .nullable()
    .transform(cleanedBy(clean))
    .meta({ limit: { max, fault: lengthFault(max, min) } })
    .test(judgeText(min > 0 ? stringLength(min, max) : maxLength(max)));

export const emailAddress = (max = 50) => words(max).test(judgeText(email));

/** An Israel day in a request, with or without its midnight. */
export const requestDay = () =>
  formed()
    .matches(/^\d{4}-\d\d-\d\d(T00:00:00)?$/, 'Invalid')
    .test(judgeText((text) => (isCalendarDay(text.slice(0, 10)) ? undefined : fault('Invalid'))));

const moneyRule: Rule<number> = (value) =>
  positiveOnly(value) ?? lessThan(toDecimal(maximumAgorot + 1))(value) ?? precision(2)(value);

/** A sum of money in a request, or none: up to the greatest amount, at most two decimals. */
export const amountOrZero = () => decimal().test(judgeNumber(moneyRule));

/** A sum of money in a request, above zero. */
export const amount = () => decimal().test(judgeNumber((value) => moneyRule(value) ?? biggerThan(0)(value)));

/** A card's last month in a request, `MM/YY`; not over yet. */
export const cardExpiry = () =>
  formed(fault('InvalidExpirationDate')).test(
    judgeText((text, today) =>
      /^\d\d\/\d\d$/.test(text.trim()) ? expiry(text, today) : fault('InvalidExpirationDate'),
    ),
  );

/** A rule for texts that a schema names in place. */
export const ruled = (rule: Rule<string>, max = 50) => words(max).test(judgeText(rule));
