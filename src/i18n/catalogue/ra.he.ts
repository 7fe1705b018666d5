import type { TranslationMessages } from 'react-admin';

type Words = TranslationMessages['ra'];
/** Groups of react-admin's words that only parts which load later say. */
type LaterGroup =
  'input' | 'message' | 'sort' | 'validation' | 'saved_queries' | 'guesser' | 'configurable' | 'notification';

/** Those of which the first screen says some. */
type SharedGroups = { [Group in 'action' | 'page' | 'navigation']: Partial<Words[Group]> };

/** Words of react-admin's own keys that the first screen may say. */
export interface FirstReactAdmin {
  ra: Pick<Words, 'boolean' | 'auth'> & SharedGroups;
}

/** The others. */
export interface LaterReactAdmin {
  ra: Pick<Words, LaterGroup> & SharedGroups;
}

export const reactAdmin: FirstReactAdmin = {
  ra: {
    action: {
      back: 'חזרה',
      cancel: 'ביטול',
      create: 'יצירה',
      delete: 'מחיקה',
      export: 'ייצוא',
      refresh: 'רענון',
      save: 'שמירה',
      close: 'סגירה',
      open_menu: 'פתיחת התפריט',
      close_menu: 'סגירת התפריט',
      open: 'פתיחה',
      select_columns: 'עמודות',
    },
    page: { list: '%{name}' },
    boolean: { true: 'כן', false: 'לא', null: ' ' },
    navigation: {
      clear_filters: 'ניקוי המסננים',
      current_page: 'עמוד %{page}',
      page_rows_per_page: 'שורות בעמוד',
      skip_nav: 'דילוג לתוכן',
    },
    auth: {
      auth_check_error: 'יש להתחבר כדי להמשיך',
      user_menu: 'פרופיל',
      username: 'שם משתמש',
      password: 'סיסמה',
      email: 'דוא״ל',
      sign_in: 'התחברות',
      sign_in_error: 'ההתחברות נכשלה, יש לנסות שוב',
      logout: 'התנתקות',
    },
  },
};
