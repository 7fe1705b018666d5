import { array, boolean, mixed, number, string } from 'yup';
import type { ObjectSchema, AnyObject } from 'yup';
import { enumValues } from '#contract/enums.ts';
import type { EnumName, EnumValue } from '#contract/enums.ts';
import { isGuid } from '#contract/rules/guid.ts';

/**
 * Field schemas of the wire (contract.md §1.1, §1.5). Absent means null, so every field may be either unless it says
 * `.required()`. Validate answers with `{ strict: true }`: nothing is coerced.
 */
export const text = () => string().nullable();

export const guid = () =>
  string()
    .nullable()
    .test('guid', '${path} is no id', (value) => value === undefined || value === null || isGuid(value));

/** A UTC instant, always with Z. */
export const instant = () =>
  string()
    .nullable()
    .matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/);

/** A business day: midnight without a zone, an Israel calendar day. */
export const day = () =>
  string()
    .nullable()
    .matches(/^\d{4}-\d\d-\d\dT00:00:00$/);

/** Money: a number of at most two decimals. */
export const money = () =>
  number()
    .nullable()
    .test('money', '${path} has more than two decimals', (value) => {
      if (value === undefined || value === null) return true;
      return Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;
    });

/** A fraction from 0 to 1. */
export const rate = () => number().nullable().min(0).max(1);

export const whole = () => number().nullable().integer();

export const flag = () => boolean().nullable();

/** A word of one of the enumerations. */
export const word = <Name extends EnumName>(name: Name) =>
  string<EnumValue<Name>>().oneOf(enumValues(name), `\${path} is no ${name}`).nullable();

/** A masked card: at least the middle is stars. */
export const maskedCardNumber = () =>
  string()
    .nullable()
    .matches(/^\d{0,6}\*+\d{4}$/);

/** Card expiry, `MM/YY`. */
export const expiration = () =>
  string()
    .nullable()
    .matches(/^(0[1-9]|1[0-2])\/\d\d$/);

/** Base64 of eight bytes. */
export const updateTimestamp = () =>
  string()
    .nullable()
    .matches(/^[A-Za-z0-9+/]{11}=$/);

/** Anything: objects whose shape belongs to somebody else. */
export const opaque = () => mixed().nullable();

/** An array of objects; may be absent. */
export const listOf = <Fields extends AnyObject>(entry: ObjectSchema<Fields>) => array().of(entry.defined()).nullable();
