import { inputs } from './inputs.he.ts';

/** Words of customers, items and saved cards. */
export const customers = {
  ...inputs,
  import: {
    start: 'ייבוא',
    running: 'הייבוא מתבצע: %{terminal}',
    imported: 'יובאו',
    skipped: 'דולגו',
    failed: 'נכשלו',
    reasons: 'מה לא יובא ומדוע',
    name: 'שם',
    outcome: 'תוצאה',
    reason: 'סיבה',
  },
  item: {
    details: 'פרטי הפריט',
    name: 'שם הפריט',
    price: 'מחיר',
    currency: 'מטבע',
    vatExempt: 'פטור ממע״מ',
    category: 'קטגוריה',
    importCategories: 'ייבוא קטגוריות',
    categoriesFound:
      'יובאה קטגוריה אחת; אפשר לבחור בה מהרשימה |||| יובאו שתי קטגוריות; אפשר לבחור מהרשימה |||| יובאו %{count} קטגוריות; אפשר לבחור מהרשימה',
    sku: 'מק״ט',
    externalReference: 'מזהה חיצוני',
    externalReferenceHelp: 'המזהה של הפריט במערכת אחרת',
    deleting: {
      title: 'למחוק את הפריט %{name}?',
      text: 'הפריט לא יוצע עוד בחיובים ובמסמכים. עסקאות ומסמכים קיימים לא ישתנו. אי אפשר לבטל את המחיקה.',
    },
    deletingMany: {
      title: 'למחוק פריט אחד? |||| למחוק שני פריטים? |||| למחוק %{count} פריטים?',
      text: 'הפריטים לא יוצעו עוד בחיובים ובמסמכים. עסקאות ומסמכים קיימים לא ישתנו. אי אפשר לבטל את המחיקה.',
    },
    importing: {
      title: 'ייבוא פריטים',
      text: 'הפריטים ייובאו ממערכת החשבוניות של המסוף %{terminal}. פריטים שכבר יובאו לא ייווצרו שוב.',
    },
  },
} as const;
