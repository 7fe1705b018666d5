/** The words of a report that is saved. */
export const jobReport = {
  jobReport: {
    title: 'דוח',
    name: 'שם',
    outcome: 'תוצאה',
    reason: 'סיבה',
    amount: 'סכום',
    currency: 'מטבע',
    id: 'מזהה',
    done: 'בוצע',
    declined: 'סורב',
    unclear: 'לבדיקה',
    refused: 'נדחה',
    skipped: 'הפעולה לא חלה',
    waiting: 'ממתין',
  },
};
