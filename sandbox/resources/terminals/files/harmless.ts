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
const families = /^(border|outline|padding|text-decoration)(-|$)|^box-shadow$|^--[\w-]+$/;

/** Whether a property says how something looks. */
export const isHarmlessProperty = (name: string): boolean => {
  const plain = name.toLowerCase();
  return properties.has(plain) || families.test(plain);
};

const functions = new Set([
  'calc',
  'clamp',
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
  'max',
  'min',
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

/** Whether a function makes a colour, a gradient or a number. */
export const isHarmlessFunction = (name: string): boolean => functions.has(name.toLowerCase());
