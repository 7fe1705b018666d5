import base from 'ra-language-english';
import type { TranslationMessages } from 'react-admin';
import type { FirstWords, LaterWords } from './ra.he.ts';

const { ra }: Pick<TranslationMessages, 'ra'> = base;
const { input, message, sort, validation, saved_queries, guesser, configurable, ...first } = ra;

/** English words of react-admin's own keys: its package's, but for those that this product says otherwise. */
export const reactAdmin: FirstWords = {
  ra: {
    ...first,
    action: { ...first.action, back: 'Back' },
    page: { ...first.page, loading: 'Loading…' },
    navigation: { ...first.navigation, page_rows_per_page: 'Rows per page' },
    auth: { ...first.auth, logout: 'Sign out' },
  },
};

export const laterReactAdmin: LaterWords = {
  ra: { input, message, sort, validation, saved_queries, guesser, configurable },
};
