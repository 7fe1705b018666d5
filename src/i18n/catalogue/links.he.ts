/** Words of a link that is passed on. */
export const links = {
  link: {
    copy: 'העתקת הקישור',
    qr: 'קוד QR של הקישור',
    save: 'שמירת %{format}',
    wasSent: 'הקישור נשלח ללקוח.',
    notSent: 'הקישור לא נשלח. ניתן להעתיק אותו ולמסור אותו ללקוח.',
  },
} as const;
