import { en } from '#contract/messages/en.ts';
import { he } from '#contract/messages/he.ts';
import type { CellFault } from './rowValidation.ts';

/** Headings of the two columns that a checked file gains; nobody reads them when it comes again. */
export const faultHeadings: readonly string[] = ['שגיאות', 'Faults'];

const textIn = (texts: typeof he | typeof en, faults: readonly CellFault[]) =>
  faults
    .map(({ column, key, values = {} }) => {
      const text = texts[key].replaceAll(/%\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
      return `${column}: ${text}`;
    })
    .join('; ');

/** What is wrong with a row, in Hebrew and in English. */
export const faultTexts = (faults: readonly CellFault[]): [string, string] => [textIn(he, faults), textIn(en, faults)];
