/** Words of a link that is passed on. */
export const links = {
  link: {
    copy: 'העתקת הקישור',
    qr: 'קוד QR של הקישור',
    save: 'שמירת %{format}',
    wasSent: 'הקישור נשלח ללקוח.',
    wasSentTo: {
      one: 'הקישור נשלח אל %{to}.',
      either: 'הקישור נשלח אל %{email} או אל %{phone}, לפי הגדרות המסוף.',
    },
    notSent: 'הקישור לא נשלח. ניתן להעתיק אותו ולמסור אותו ללקוח.',
  },
} as const;
