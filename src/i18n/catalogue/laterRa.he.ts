import type { LaterReactAdmin } from './ra.he.ts';

/** Hebrew words of react-admin's own keys that the first screen does without. */
export const laterReactAdmin: LaterReactAdmin = {
  ra: {
    input: {
      file: {
        upload_several: 'יש לגרור לכאן קבצים להעלאה, או ללחוץ לבחירת קובץ.',
        upload_single: 'יש לגרור לכאן קובץ להעלאה, או ללחוץ לבחירתו.',
      },
      image: {
        upload_several: 'יש לגרור לכאן תמונות להעלאה, או ללחוץ לבחירת תמונה.',
        upload_single: 'יש לגרור לכאן תמונה להעלאה, או ללחוץ לבחירתה.',
      },
      references: {
        all_missing: 'הרשומות המקושרות לא נמצאו.',
        many_missing: 'לפחות אחת מהרשומות המקושרות אינה זמינה עוד.',
        single_missing: 'הרשומה המקושרת אינה זמינה עוד.',
      },
      password: { toggle_visible: 'הסתרת הסיסמה', toggle_hidden: 'הצגת הסיסמה' },
    },
    message: {
      about: 'אודות',
      access_denied: 'אין הרשאה לצפות בעמוד זה',
      are_you_sure: 'להמשיך?',
      authentication_error: 'שירות ההתחברות החזיר שגיאה ולא ניתן היה לבדוק את פרטי ההתחברות.',
      auth_error: 'אירעה שגיאה בבדיקת ההתחברות.',
      bulk_delete_content: 'למחוק %{name}? |||| למחוק שתי רשומות? |||| למחוק %{smart_count} רשומות?',
      bulk_delete_title: 'מחיקת %{name} |||| מחיקת שתי רשומות: %{name} |||| מחיקת %{smart_count} רשומות: %{name}',
      bulk_update_content:
        'לעדכן %{name} %{recordRepresentation}? |||| לעדכן שתי רשומות? |||| לעדכן %{smart_count} רשומות?',
      bulk_update_title:
        'עדכון %{name} %{recordRepresentation} |||| עדכון שתי רשומות: %{name} |||| עדכון %{smart_count} רשומות: %{name}',
      clear_array_input: 'לנקות את כל הרשימה?',
      delete_content: 'למחוק %{name}?',
      delete_title: 'מחיקת %{name} %{recordRepresentation}',
      details: 'פרטים',
      error: 'אירעה שגיאה ולא ניתן היה להשלים את הבקשה.',
      invalid_form: 'הטופס אינו תקין. יש לבדוק את השגיאות',
      loading: 'יש להמתין',
      no: 'לא',
      not_found: 'הכתובת שהוזנה שגויה, או שהקישור אינו תקין.',
      select_all_limit_reached: 'יש יותר מדי רשומות לבחירה. נבחרו %{max} הראשונות בלבד.',
      unsaved_changes: 'יש שינויים שלא נשמרו. לצאת בלי לשמור?',
      yes: 'כן',
      placeholder_data_warning: 'תקלת רשת: רענון הנתונים נכשל.',
    },
    sort: { sort_by: 'מיון לפי %{field_lower_first} %{order}', ASC: 'בסדר עולה', DESC: 'בסדר יורד' },
    validation: {
      required: 'שדה חובה',
      minLength: 'יש להזין לפחות %{min} תווים',
      maxLength: 'יש להזין %{max} תווים לכל היותר',
      minValue: 'הערך חייב להיות %{min} לפחות',
      maxValue: 'הערך חייב להיות %{max} לכל היותר',
      number: 'ניתן להזין מספרים בלבד',
      email: 'יש להזין כתובת דוא״ל תקינה',
      oneOf: 'הערך חייב להיות אחד מאלה: %{options}',
      regex: 'הערך חייב להתאים לתבנית: %{pattern}',
      unique: 'הערך כבר קיים',
    },
    saved_queries: {
      label: 'תצוגות שמורות',
      query_name: 'שם התצוגה',
      new_label: 'שמירת התצוגה הנוכחית…',
      new_dialog_title: 'שמירת התצוגה הנוכחית בשם',
      remove_label: 'הסרת התצוגה השמורה',
      remove_label_with_name: 'הסרת התצוגה ״%{name}״',
      remove_dialog_title: 'להסיר את התצוגה השמורה?',
      remove_message: 'להסיר את התצוגה מרשימת התצוגות השמורות?',
      help: 'ניתן לסנן את הרשימה ולשמור את התצוגה לשימוש חוזר',
    },
    guesser: { empty: { title: 'אין נתונים להצגה', message: 'יש לבדוק את מקור הנתונים' } },
    configurable: {
      customize: 'התאמה אישית',
      configureMode: 'התאמת העמוד',
      inspector: {
        title: 'התאמה',
        content: 'יש להצביע על רכיב בממשק כדי להתאים אותו',
        reset: 'איפוס ההגדרות',
        hideAll: 'הסתרת הכול',
        showAll: 'הצגת הכול',
      },
      Datagrid: { title: 'טבלה', unlabeled: 'עמודה ללא כותרת מס׳ %{column}' },
      SimpleForm: { title: 'טופס', unlabeled: 'שדה ללא תווית מס׳ %{input}' },
      SimpleList: {
        title: 'רשימה',
        primaryText: 'טקסט ראשי',
        secondaryText: 'טקסט משני',
        tertiaryText: 'טקסט שלישי',
      },
    },
  },
};
