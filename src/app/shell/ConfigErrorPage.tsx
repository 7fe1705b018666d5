import type { ConfigError } from '#contract/config.ts';
import './shell.css';

/**
 * Tells that /config.json can not be used and names the field. Speaks both languages by itself: neither catalogues
 * nor settings are there yet.
 */
export function ConfigErrorPage({ error }: { error: Pick<ConfigError, 'field' | 'message'> }) {
  const place = error.field === '' ? '/config.json' : `/config.json → ${error.field}`;
  return (
    <main className="standalone config-error">
      <div className="notice">
        <section lang="he" dir="rtl">
          <h1 className="notice-title">הגדרות המערכת אינן תקינות</h1>
          <p>לא ניתן להפעיל את המערכת עד שקובץ ההגדרות יתוקן.</p>
        </section>
        <p>
          <code dir="ltr">{place}</code>
        </p>
        <section lang="en" dir="ltr">
          <h2 className="notice-title">The configuration can not be used</h2>
          <p>The application can not start until the file is corrected. Expected: {error.message}.</p>
        </section>
      </div>
    </main>
  );
}
