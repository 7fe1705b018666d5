/**
 * What a stylesheet of a merchant may say (docs/adr/0044): colours, edges and letters of the payer's page. It loads, covers
 * and moves nothing, so that what is paid, and to whom, stays where the page says it.
 */

const properties = new Set([
  'accent-color',
  'background',
  'background-blend-mode',
  'background-clip',
  'background-color',
  'background-image',
  'background-origin',
  'background-position',
  'background-repeat',
  'background-size',
  'caret-color',
  'color',
  'color-scheme',
  'column-gap',
  'font-family',
  'font-feature-settings',
  'font-stretch',
  'font-style',
  'font-variant',
  'font-variant-numeric',
  'font-weight',
  'gap',
  'row-gap',
  'text-align',
  'text-shadow',
  'text-transform',
  'text-wrap',
  'transition',
]);
// A picture in place of a border reaches as far beyond its box as it is told to.
const families = /^(border(?!-image)|outline|padding|text-decoration)(-|$)|^box-shadow$|^--[\w-]+$/;

/** Whether a property says how something looks. */
export const isHarmlessProperty = (name: string): boolean => {
  const plain = name.toLowerCase();
  return properties.has(plain) || families.test(plain);
};

const functions = new Set([
  'color',
  'color-mix',
  'conic-gradient',
  'cubic-bezier',
  'hsl',
  'hsla',
  'hwb',
  'lab',
  'lch',
  'light-dark',
  'linear-gradient',
  'oklab',
  'oklch',
  'radial-gradient',
  'repeating-conic-gradient',
  'repeating-linear-gradient',
  'repeating-radial-gradient',
  'rgb',
  'rgba',
  'steps',
  'var',
]);

/** Whether a function makes a colour, a gradient or a time; none makes a length, which is judged as it is written. */
export const isHarmlessFunction = (name: string): boolean => functions.has(name.toLowerCase());

/** Colours have no lengths, and those of a gradient stay within its own ground; a name may stand for any value. */
export const holdsLengths = (name: string): boolean => name.toLowerCase() === 'var';

/** The greatest length of each unit. What is wider, or as wide as the page, could cover what is paid. */
const longest: Readonly<Record<string, number>> = { px: 48, em: 3, rem: 3 };
const otherUnits = new Set(['s', 'ms', 'deg', 'grad', 'rad', 'turn']);

/** Whether a number with a unit may stand in a property. */
export function isShort(property: string, value: string, unit: string): boolean {
  const plain = unit.toLowerCase();
  if (otherUnits.has(plain)) return true;
  // A line through letters that is as thick as they are.
  if (/^text-decoration/i.test(property)) return false;
  return Math.abs(Number(value)) <= (longest[plain] ?? -1);
}

/** Percents are of the page's width, but for what lies on its own ground. */
export const mayBePercent = (property: string): boolean => /^(background|font-stretch)/i.test(property);

/** Letters and lines that are painted apart from their element, past the rules for it: none of their own. */
const parts = new Set(['first-letter', 'first-line']);
export const isHarmlessPseudoClass = (name: string): boolean => !parts.has(name.toLowerCase());
