import base from 'ra-language-english';
import type { TranslationMessages } from 'react-admin';
import type { LaterReactAdmin } from './ra.he.ts';

// Without what the first screen says of a group.
const {
  ra: {
    action: {
      back,
      cancel,
      close,
      close_menu,
      create,
      delete: deleting,
      export: exporting,
      open,
      open_menu,
      refresh,
      save,
      select_columns,
      ...action
    },
    page: { list, ...page },
    navigation: { clear_filters, current_page, page_rows_per_page, skip_nav, ...navigation },
    input,
    message,
    sort,
    validation,
    saved_queries,
    guesser,
    configurable,
    notification,
  },
}: Pick<TranslationMessages, 'ra'> = base;

/** English words of react-admin's own keys that the first screen does without: its package's. */
export const laterReactAdmin: LaterReactAdmin = {
  ra: {
    action,
    page,
    navigation,
    input,
    message,
    sort,
    validation,
    saved_queries,
    guesser,
    configurable,
    notification,
  },
};
