import type { ListTexts } from '#sandbox/list/listTexts.ts';

/** What the list of transmissions calls its columns and its sheet. */
export const transmissionsTexts = {
  sheet: { 'he-IL': 'שידורים', 'en-IL': 'Transmissions' },
  columns: {
    transmissionID: { 'he-IL': 'מזהה שידור', 'en-IL': 'Transmission ID' },
    transmissionDate: { 'he-IL': 'מועד השידור', 'en-IL': 'Transmission time' },
    transmissionNumber: { 'he-IL': 'מספר שידור', 'en-IL': 'Transmission number' },
    success: { 'he-IL': 'הצליח', 'en-IL': 'Succeeded' },
    message: { 'he-IL': 'הודעה', 'en-IL': 'Message' },
  },
} satisfies ListTexts;
