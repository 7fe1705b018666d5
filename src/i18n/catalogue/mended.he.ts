/** What a list says of a person's view that lost something. */
export const mended = {
  mended: {
    column:
      'העמודה %{names} כבר אינה ברשימה, והתצוגה מוצגת בלעדיה. |||| העמודות %{names} כבר אינן ברשימה, והתצוגה מוצגת בלעדיהן. |||| העמודות %{names} כבר אינן ברשימה, והתצוגה מוצגת בלעדיהן.',
    order: 'לא ניתן עוד למיין לפי %{names}, והרשימה מוצגת בסדר הרגיל.',
    filter:
      'המסנן %{names} אינו קיים עוד והושמט. |||| המסננים %{names} אינם קיימים עוד והושמטו. |||| המסננים %{names} אינם קיימים עוד והושמטו.',
    understood: 'אישור',
  },
} as const;
