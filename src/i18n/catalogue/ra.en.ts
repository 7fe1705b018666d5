import base from 'ra-language-english';
import type { TranslationMessages } from 'react-admin';
import type { FirstReactAdmin } from './ra.he.ts';

const {
  ra: { action, boolean, page, navigation, auth },
}: Pick<TranslationMessages, 'ra'> = base;
const { cancel, close, close_menu, create, open, open_menu, refresh, save, select_columns } = action;

/** English words of react-admin's own keys: its package's, but for those that this product says otherwise. */
export const reactAdmin: FirstReactAdmin = {
  ra: {
    action: {
      back: 'Back',
      cancel,
      close,
      close_menu,
      create,
      delete: action.delete,
      export: action.export,
      open,
      open_menu,
      refresh,
      save,
      select_columns,
    },
    boolean,
    page: { list: page.list },
    navigation: {
      clear_filters: navigation.clear_filters,
      current_page: navigation.current_page,
      page_rows_per_page: 'Rows per page',
      skip_nav: navigation.skip_nav,
    },
    auth: { ...auth, logout: 'Sign out' },
  },
};
