/**
 * Texts of rules and results that client and sandbox both speak (spec §5 and §8, domain.md §8).
 * `%{name}` is a placeholder, `||||` parts the plural forms one, two and other.
 */
export const he = {
  Required: 'שדה חובה',
  Invalid: 'ערך לא תקין',
  Expired: 'פג תוקף',
  IsraeliNationalIdMustBeValid: 'יש להזין מספר תעודת זהות תקין',
  EmailMustBeValid: 'יש להזין כתובת דוא״ל תקינה',
  MustBeValidID: 'יש להזין מזהה תקין',
  SpacesNotAllowed: 'אין להשתמש ברווחים',
  MustBeNumberInRange: 'יש להזין מספר בטווח המותר',
  MustBeInRange: 'יש להזין ערך בין %{min} ל-%{max}',
  MustBeLessThanCharacters: 'יש להזין פחות מ-%{max} תווים',
  MustBeBetweenCharacters: 'יש להזין יותר מ-%{min} תווים ולא יותר מ-%{max} תווים',
  MustBeExactlyCharacters: 'יש להזין %{val} תווים בדיוק',
  MustBeBiggerThan: 'הערך חייב להיות גדול מ-%{min}',
  MustBeLessThan: 'הערך חייב להיות קטן מ-%{max}',
  AllowedPrecision: 'מספר הספרות המותר אחרי הנקודה העשרונית הוא %{val}',
  OnlyPositiveNumbersAreAllowed: 'ניתן להזין מספרים חיוביים בלבד',
  OnlyNumbersAreAllowed: 'ניתן להזין מספרים בלבד',
  PercentageMustBeLessThan100: 'כדי להחיל, על האחוז להיות נמוך מ-100',
  SelectionLimit:
    'ניתן לבחור פריט אחד בלבד |||| ניתן לבחור שני פריטים בלבד |||| ניתן לבחור עד %{smart_count} פריטים בלבד',
  OnlyImagesAreAllowed: 'ניתן להעלות קובצי תמונה בלבד',
  OnlyCssFilesAreAllowed: 'ניתן להעלות קובצי CSS בלבד',
  OnlyCsvFilesAreAllowed: 'ניתן להעלות קובצי CSV בלבד',
  MaxFileSize: 'גודל הקובץ המרבי הוא 1MB',
  EndDateLaterStart: 'תאריך הסיום חייב להיות מאוחר מתאריך ההתחלה',
  CreditCardHasExpired: 'תוקף כרטיס האשראי פג',
  InvalidCardNumber: 'מספר כרטיס האשראי אינו תקין',
  InvalidExpirationDate: 'תוקף הכרטיס אינו תקין',
  PaymentTypesSumMustEqualInvoice: 'סכום אמצעי התשלום חייב להיות שווה לסכום החשבונית',
  ChequesSumExceedsInvoice: 'סכום ההמחאות אינו יכול לעלות על סכום החשבונית',
  MultiplePaymentsNotAllowed: 'לא ניתן להזין יותר מתשלום אחד בכרטיס, במזומן או בהעברה בנקאית',
  OnlyIlsInvoices: 'ניתן להפיק חשבונית לעסקאות בשקלים בלבד',
  ConsumerEmailIsRequired: 'דוא״ל הלקוח הוא שדה חובה',
  ConsumerNameIsRequired: 'שם הלקוח הוא שדה חובה',
  AddressIsRequired: 'כתובת היא שדה חובה',
  CanNotImportCustomerWithoutEmail: 'לא ניתן לייבא לקוח ללא כתובת דוא״ל',
  CanNotSaveCheckForm: 'לא ניתן לשמור. יש לבדוק את הערכים בטופס',
  AnErrorOccurred: 'אירעה שגיאה',
  SomethingWentWrong: 'משהו השתבש',
  ServerErrorTryAgainLater: 'שגיאת שרת. יש לנסות שוב מאוחר יותר',
  CouldNotCreateTransaction: 'יצירת העסקה נכשלה',
  CouldNotCreateInvoice: 'הפקת החשבונית נכשלה',
  CardTokenDeleted: 'הכרטיס השמור אינו זמין עוד. הוא נמחק',
  CouldNotQueueTransactions:
    'עסקה אחת לא נכנסה לתור |||| שתי עסקאות לא נכנסו לתור |||| %{smart_count} עסקאות לא נכנסו לתור',
  QueuedTransactions:
    'עסקה אחת נכנסה לתור בהצלחה |||| שתי עסקאות נכנסו לתור בהצלחה |||| %{smart_count} עסקאות נכנסו לתור בהצלחה',
  CanNotCopyToClipboard: 'לא ניתן להעתיק ללוח',
  CopiedToClipboard: 'הועתק ללוח',
  SessionExpired: 'תוקף ההתחברות פג',
  NoAvailableTerminals: 'אין מסופים זמינים',
  TerminalNotSelected: 'לא נבחר מסוף',
  SystemIsNotReadyToUse: 'המערכת אינה מוכנה לשימוש',
  NotFound: 'לא נמצא',
  CreatedSuccessfully: 'נוצר בהצלחה',
  SuccessfullySaved: 'נשמר בהצלחה',
  InvoiceSent: 'החשבונית נשלחה',
  InvoiceCancelled: 'החשבונית בוטלה',
  TransactionTransmitted: 'העסקה שודרה',
  NewVersionAvailable: 'קיימת גרסה חדשה. יש לרענן את העמוד',
  UnknownJDealType: 'לא ניתן לעבד את סוג העסקה %{type}',
  NotOfferedYet: 'הפעולה אינה מוצעת עדיין בסביבה זו',
} as const;

/** A key of the shared message catalogue. */
export type MessageKey = keyof typeof he;
/** The shape every language's catalogue has. */
export type Messages = Record<MessageKey, string>;
