import { fault, type Fault, type Rule } from './fault.ts';
import { isGuid } from './guid.ts';

// spec gap: "the standard e-mail pattern" is the one of the HTML standard, with at least two parts in the domain.
const label = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const emailPattern = new RegExp(`^[\\w.!#$%&'*+/=?^\`{|}~-]+@${label}(?:\\.${label})+$`);

/**
 * What is said of a text that is too long, or too short where it must have so many characters. Without a least length the
 * message names the first one that is too long.
 */
export function lengthFault(max: number, min = 0): Fault {
  if (min === 0) return fault('MustBeLessThanCharacters', { max: max + 1 });
  return min === max
    ? fault('MustBeExactlyCharacters', { val: min })
    : fault('MustBeBetweenCharacters', { min: min - 1, max });
}

/** At most `max` characters. */
export function maxLength(max: number): Rule<string> {
  return (text) => (text.length > max ? lengthFault(max) : undefined);
}

/** From `min` to `max` characters; when they are equal the message says so. */
export function stringLength(min: number, max: number): Rule<string> {
  return (text) => (text.length >= min && text.length <= max ? undefined : lengthFault(max, min));
}

/** The e-mail pattern of spec §5. */
export const email: Rule<string> = (text) => (emailPattern.test(text) ? undefined : fault('EmailMustBeValid'));

/** Addresses of e-mail between commas, as they travel. */
export const emails: Rule<string> = (text) =>
  text
    .split(',')
    .map((one) => email(one.trim()))
    .find((found) => found !== undefined);

/** The id pattern of spec §5. */
export const validId: Rule<string> = (text) => (isGuid(text) ? undefined : fault('MustBeValidID'));

/** Neither empty nor with spaces or tabs. */
export const noSpaces: Rule<string> = (text) => (/^[^ \t]+$/.test(text) ? undefined : fault('SpacesNotAllowed'));
