import base from 'ra-language-english';
import type { TranslationMessages } from 'react-admin';
import type { LaterReactAdmin } from './ra.he.ts';

const {
  ra: { input, message, sort, validation, saved_queries, guesser, configurable, notification },
}: Pick<TranslationMessages, 'ra'> = base;

/** English words of react-admin's own keys that the first screen does without: its package's. */
export const laterReactAdmin: LaterReactAdmin = {
  ra: { input, message, sort, validation, saved_queries, guesser, configurable, notification },
};
