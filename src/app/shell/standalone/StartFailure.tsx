import { useLayoutEffect } from 'react';
import { Notice, NoticeTitle } from '#src/ui/Notice.tsx';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import { applyAppearance, resolveAppearance } from '#src/ui/theme/documentAppearance.ts';
import styles from './StartFailure.module.css';
import standaloneStyles from './standalone.module.css';

/** Why the application did not start, in both languages: catalogues and settings are not there yet. */
const reasons = {
  configuration: {
    he: ['הגדרות המערכת אינן תקינות', 'לא ניתן להפעיל את המערכת עד שיתוקן המקום המסומן: ערך שגוי או חסר.'],
    en: [
      'The configuration cannot be used',
      'The application cannot start until the marked place is corrected: a wrong or missing value.',
    ],
  },
  signIn: {
    he: ['ההתחברות נכשלה', 'ההתחברות נכשלה כמה פעמים ברצף. יש לבדוק את שעון המחשב ולנסות שוב.'],
    en: ['Sign-in failed', 'Signing in failed several times in a row. Check the clock and try again.'],
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
 * @param onSignIn offers another try, when signing in was what failed.
 */
export function StartFailure({ field, onSignIn }: { field?: string | undefined; onSignIn?: () => void }) {
  useLayoutEffect(function followDevice() {
    applyAppearance(resolveAppearance('system'));
  }, []);
  const { he, en } = field !== undefined ? reasons.configuration : onSignIn ? reasons.signIn : reasons.other;
  return (
    <main className={standaloneStyles.page}>
      <Notice urgent>
        <div lang="he" dir="rtl">
          <NoticeTitle heading="h1">{he[0]}</NoticeTitle>
          <p>{he[1]}</p>
        </div>
        {field !== undefined && (
          <code className={styles.place} dir="ltr">
            {field === '' ? '/config.json' : `/config.json: ${field}`}
          </code>
        )}
        <div lang="en" dir="ltr">
          <NoticeTitle>{en[0]}</NoticeTitle>
          <p>{en[1]}</p>
        </div>
        {onSignIn && (
          <button type="button" className={buttonClass('filled')} onClick={onSignIn}>
            <span lang="he">ניסיון חוזר</span> · <span lang="en">Try again</span>
          </button>
        )}
      </Notice>
    </main>
  );
}
