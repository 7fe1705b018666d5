import { useLayoutEffect } from 'react';
import { resolveAppearance } from '#src/app/themeMode.ts';
import { applyAppearance } from '#src/app/themeTokens.ts';
import '#src/app/theme.css';
import '#src/ui/ui.css';
import './shell.css';

/** Why the application did not start, in both languages: catalogues and settings are not there yet. */
const reasons = {
  configuration: {
    he: ['הגדרות המערכת אינן תקינות', 'לא ניתן להפעיל את המערכת עד שיתוקן המקום המסומן: ערך שגוי או חסר.'],
    en: [
      'The configuration can not be used',
      'The application can not start until the marked place is corrected: a wrong or missing value.',
    ],
  },
  other: {
    he: ['המערכת לא עלתה', 'אירעה שגיאה בהפעלת המערכת. יש לבדוק את החיבור ולרענן את העמוד.'],
    en: [
      'The application did not start',
      'Starting the application failed. Check the connection and refresh the page.',
    ],
  },
} as const;

/**
 * Stands in for an application that could not start.
 * @param field the path of the wrong field of /config.json, empty for the file itself; absent for another failure.
 */
export function StartFailure({ field }: { field?: string | undefined }) {
  useLayoutEffect(function followDevice() {
    applyAppearance(resolveAppearance('system'));
  }, []);
  const { he, en } = field === undefined ? reasons.other : reasons.configuration;
  return (
    <main className="standalone">
      <div className="notice start-failure" role="alert">
        <div lang="he" dir="rtl">
          <h1 className="notice-title">{he[0]}</h1>
          <p>{he[1]}</p>
        </div>
        {field !== undefined && <code dir="ltr">{field === '' ? '/config.json' : `/config.json: ${field}`}</code>}
        <div lang="en" dir="ltr">
          <h2 className="notice-title">{en[0]}</h2>
          <p>{en[1]}</p>
        </div>
      </div>
    </main>
  );
}
