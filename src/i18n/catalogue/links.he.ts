/** Words of a link that is passed on. */
export const links = {
  link: {
    copy: 'העתקת הקישור',
    share: {
      title: 'מסירת הקישור',
      message: '%{title}: %{url}',
      whatsApp: 'ב-WhatsApp',
      sms: 'ב-SMS',
      email: 'דוא״ל',
      toWhom: 'הנמען ייבחר שם',
    },
    qr: 'קוד QR של הקישור',
    save: 'שמירת %{format}',
    wasSent: 'הקישור נשלח ללקוח.',
    wasSentTo: {
      one: 'הקישור נשלח אל %{to}.',
      either: 'הקישור נשלח אל %{email} או אל %{phone}, לפי הגדרות המסוף.',
    },
    notSent: 'הקישור לא נשלח. ניתן להעתיק אותו ולמסור אותו ללקוח.',
    more: {
      title: 'הגדרות נוספות',
      requestSubject: 'נושא ההודעה',
      fromAddress: 'כתובת השולח',
      usual: 'שדה ריק: לפי הגדרות המסוף.',
      redirectUrl: 'כתובת חזרה מהדף',
      redirectHelp: 'כתובת שמתחילה באחת מכתובות החזרה שהוגדרו במסוף.',
      hidden: 'שדות שלא יופיעו בדף התשלום',
    },
  },
} as const;
