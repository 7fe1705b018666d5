import { productName } from '#src/i18n/productName.ts';

/** Words of the frame around every page, and of the shared parts of src/ui. */
export const shell = {
  shell: {
    productName: productName['he-IL'],
    documentTitle: '%{title} · %{product}',
    loading: 'טעינה…',
    menu: 'תפריט',
    terminal: 'מסוף',
    language: 'שפה: %{language}',
    palette: 'חיפוש לקוח, סכום או פעולה',
    shortcuts: 'קיצורי מקלדת',
    retry: 'ניסיון חוזר',
    calendar: 'לוח שנה: %{name}',
    stillWaiting: 'הבקשה נשלחה וטרם התקבלה תשובה. ההמתנה נמשכת, ואין לשלוח אותה שוב.',
    group: {
      payments: 'חיובים',
      customersAndItems: 'לקוחות ופריטים',
      billing: 'הוראות קבע',
      documents: 'מסמכים',
      settlement: 'סליקה',
      settings: 'הגדרות',
    },
    theme: { label: 'ערכת נושא', light: 'בהירה', dark: 'כהה', system: 'לפי המערכת' },
    version: { later: 'מאוחר יותר' },
    myProfile: 'הפרופיל שלי',
    role: {
      Merchant: 'צוות בית העסק',
      Manager: 'מנהל',
      BillingAdministrator: 'מנהל חיובים',
      BusinessAdministrator: 'מנהל עסקי',
    },
    footer: {
      label: 'מידע ותמיכה',
      version: 'גרסה %{version}',
      accessibility: 'הצהרת נגישות',
      support: 'תמיכה',
    },
    notification: {
      label: 'הודעות',
      emailSupport: 'פנייה לתמיכה בדוא״ל',
      issue: 'מזהה תקלה: %{id}',
    },
  },
} as const;
