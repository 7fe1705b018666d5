import type { ListTexts } from '#sandbox/list/listTexts.ts';

/** What the list of items calls its columns and its sheet. */
export const itemsTexts = {
  sheet: { 'he-IL': 'פריטים', 'en-IL': 'Items' },
  columns: {
    itemID: { 'he-IL': 'מזהה פריט', 'en-IL': 'Item ID' },
    itemName: { 'he-IL': 'שם הפריט', 'en-IL': 'Item name' },
    price: { 'he-IL': 'מחיר', 'en-IL': 'Price' },
    category: { 'he-IL': 'קטגוריה', 'en-IL': 'Category' },
    vatExempt: { 'he-IL': 'פטור ממע״מ', 'en-IL': 'VAT exempt' },
    billingDesktopRefNumber: { 'he-IL': 'מספר בהנהלת חשבונות', 'en-IL': 'Accounting reference' },
  },
} satisfies ListTexts;
