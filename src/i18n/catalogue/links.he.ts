/** Words of a link that is passed on. */
export const links = {
  link: {
    copy: 'העתקת הקישור',
    qr: 'קוד QR של הקישור',
    save: 'שמירת %{format}',
  },
} as const;
