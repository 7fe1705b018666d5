import type { TranslationMessages } from 'react-admin';

type Words = TranslationMessages['ra'];
/** Groups of react-admin's words that only parts which load later say. */
type LaterGroup =
  'input' | 'message' | 'sort' | 'validation' | 'saved_queries' | 'guesser' | 'configurable' | 'notification';

/** Words of react-admin's own keys that the first screen may say. */
export interface FirstReactAdmin {
  ra: Omit<Words, LaterGroup>;
}

/** The others. */
export interface LaterReactAdmin {
  ra: Pick<Words, LaterGroup>;
}

export const reactAdmin: FirstReactAdmin = {
  ra: {
    action: {
      add_filter: 'הוספת מסנן',
      add: 'הוספה',
      back: 'חזרה',
      bulk_actions: 'רשומה אחת נבחרה |||| שתי רשומות נבחרו |||| %{smart_count} רשומות נבחרו',
      cancel: 'ביטול',
      clear_array_input: 'ניקוי הרשימה',
      clear_input_value: 'ניקוי הערך',
      clone: 'שכפול',
      confirm: 'אישור',
      create: 'יצירה',
      create_item: 'יצירת %{item}',
      delete: 'מחיקה',
      edit: 'עריכה',
      export: 'ייצוא',
      list: 'רשימה',
      refresh: 'רענון',
      remove_filter: 'הסרת המסנן',
      remove_all_filters: 'הסרת כל המסננים',
      remove: 'הסרה',
      reset: 'איפוס',
      save: 'שמירה',
      search: 'חיפוש',
      search_columns: 'חיפוש עמודות',
      select_all: 'בחירת הכול',
      select_all_button: 'בחירת הכול',
      select_row: 'בחירת השורה',
      show: 'הצגה',
      sort: 'מיון',
      undo: 'ביטול הפעולה',
      unselect: 'ביטול הבחירה',
      expand: 'הרחבה',
      close: 'סגירה',
      open_menu: 'פתיחת התפריט',
      close_menu: 'סגירת התפריט',
      update: 'עדכון',
      move_up: 'הזזה למעלה',
      move_down: 'הזזה למטה',
      open: 'פתיחה',
      toggle_theme: 'מעבר בין ערכת נושא בהירה לכהה',
      select_columns: 'עמודות',
      update_application: 'טעינת היישום מחדש',
    },
    boolean: { true: 'כן', false: 'לא', null: ' ' },
    page: {
      create: 'יצירת %{name}',
      dashboard: 'לוח בקרה',
      edit: '%{name} %{recordRepresentation}',
      error: 'משהו השתבש',
      list: '%{name}',
      loading: 'טעינה…',
      not_found: 'לא נמצא',
      show: '%{name} %{recordRepresentation}',
      empty: 'אין עדיין %{name}.',
      invite: 'להוסיף עכשיו?',
      access_denied: 'אין הרשאה',
      authentication_error: 'שגיאת אימות',
    },
    navigation: {
      clear_filters: 'ניקוי המסננים',
      no_filtered_results: 'לא נמצאו %{name} לפי הסינון הנוכחי.',
      no_results: 'לא נמצאו %{name}',
      no_more_results: 'עמוד %{page} אינו קיים. יש לעבור לעמוד הקודם.',
      page_out_of_boundaries: 'עמוד %{page} אינו קיים',
      page_out_from_end: 'זהו העמוד האחרון',
      page_out_from_begin: 'זהו העמוד הראשון',
      page_range_info: '%{offsetBegin}-%{offsetEnd} מתוך %{total}',
      partial_page_range_info: '%{offsetBegin}-%{offsetEnd} מתוך יותר מ-%{offsetEnd}',
      current_page: 'עמוד %{page}',
      page: 'מעבר לעמוד %{page}',
      first: 'מעבר לעמוד הראשון',
      last: 'מעבר לעמוד האחרון',
      next: 'מעבר לעמוד הבא',
      previous: 'מעבר לעמוד הקודם',
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
