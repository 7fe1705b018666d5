import type { Locale } from '#contract/constants.ts';
import { en as sharedEnglish } from '#contract/messages/en.ts';
import { he as sharedHebrew } from '#contract/messages/he.ts';
import { en } from './en.ts';
import { he } from './he.ts';

const hebrew = { ...sharedHebrew, ...he };

/** A key of what the sandbox says: of the shared catalogue or of its own. */
export type TextKey = keyof typeof hebrew;

/** Every text of the sandbox's answers, by language. */
export const catalogues: Record<Locale, Record<TextKey, string>> = {
  'he-IL': hebrew,
  'en-IL': { ...sharedEnglish, ...en },
};

export function isTextKey(text: string): text is TextKey {
  return Object.hasOwn(hebrew, text);
}
