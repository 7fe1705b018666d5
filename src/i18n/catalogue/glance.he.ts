/** Words of the glance at a record beside its list. */
export const glance = {
  glance: {
    open: 'מבט מהיר',
    named: 'מבט מהיר: %{name}',
    whole: 'פתיחת הרשומה',
    previous: 'לשורה הקודמת',
    next: 'לשורה הבאה',
  },
} as const;
