import base from 'ra-language-english';
import type { TranslationMessages } from 'react-admin';

const { ra }: Pick<TranslationMessages, 'ra'> = base;

/** English words of react-admin's own keys: its package's, but for those that this product says otherwise. */
export const reactAdmin: Pick<TranslationMessages, 'ra'> = {
  ra: {
    ...ra,
    action: { ...ra.action, back: 'Back' },
    page: { ...ra.page, loading: 'Loading…' },
    navigation: { ...ra.navigation, page_rows_per_page: 'Rows per page' },
    auth: { ...ra.auth, logout: 'Sign out' },
  },
};
