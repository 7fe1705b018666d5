import base from 'ra-language-english';
import type { TranslationMessages } from 'react-admin';
import type { FirstReactAdmin } from './ra.he.ts';

const {
  ra: { action, boolean, page, navigation, auth },
}: Pick<TranslationMessages, 'ra'> = base;

/** English words of react-admin's own keys: its package's, but for those that this product says otherwise. */
export const reactAdmin: FirstReactAdmin = {
  ra: {
    action: { ...action, back: 'Back' },
    boolean,
    page: { ...page, loading: 'Loading…' },
    navigation: { ...navigation, page_rows_per_page: 'Rows per page' },
    auth: { ...auth, logout: 'Sign out' },
  },
};
