/** Texts that only the sandbox speaks, beside the shared catalogue and written like it (contract/messages/he.ts). */
export const he = {
  DeletedSuccessfully: 'נמחק בהצלחה',
  RestoredSuccessfully: 'שוחזר בהצלחה',
  ChangedMeanwhile: 'הרשומה שונתה בינתיים. השינויים לא נשמרו',
  AlreadyDeleted: 'הרשומה כבר נמחקה',
  ItemUsedByDeal: 'הפריט משמש הוראת קבע פעילה',
  ItemsDeleted: 'פריט אחד נמחק |||| שני פריטים נמחקו |||| %{smart_count} פריטים נמחקו',
  ItemsPartlyDeleted: 'נמחקו %{deleted}, לא נמחקו %{failed}',
  CardNotSaved: 'הכרטיס לא נשמר',
  SavedCardsNotOffered: 'המסוף אינו מציע שמירת כרטיסים',
  ExpirationMustBeLater: 'התוקף החדש חייב להיות מאוחר מהנוכחי',
  NotTheSameCard: 'המספר שייך לכרטיס אחר',
  NoInvoicingIntegration: 'למסוף אין חיבור למערכת חשבוניות',
  CustomersImported: 'לקוח אחד יובא |||| שני לקוחות יובאו |||| %{smart_count} לקוחות יובאו',
  ItemsImported: 'פריט אחד יובא |||| שני פריטים יובאו |||| %{smart_count} פריטים יובאו',
  CategoriesImported: 'קטגוריה אחת יובאה |||| שתי קטגוריות יובאו |||| %{smart_count} קטגוריות יובאו',
} as const;

export type SandboxMessages = Record<keyof typeof he, string>;
