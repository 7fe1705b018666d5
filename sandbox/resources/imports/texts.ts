import type { ListTexts } from '#sandbox/list/listTexts.ts';

/** What the list of imported rows calls its columns. */
export const importTexts = {
  columns: {
    importID: { 'he-IL': 'מזהה ייבוא', 'en-IL': 'Import ID' },
    created: { 'he-IL': 'מועד יצירה', 'en-IL': 'Created' },
    fileName: { 'he-IL': 'שם הקובץ', 'en-IL': 'File name' },
    rowNumber: { 'he-IL': 'שורה בקובץ', 'en-IL': 'Row in file' },
    status: { 'he-IL': 'סטטוס', 'en-IL': 'Status' },
    error: { 'he-IL': 'שגיאה', 'en-IL': 'Error' },
  },
} satisfies ListTexts;
