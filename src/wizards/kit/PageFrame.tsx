import { useId, useRef, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { visuallyHidden } from '#src/ui/classes/visuallyHidden.ts';
import styles from './PageFrame.module.css';
import { useWizardKeys } from './useWizardKeys.ts';
import type { WizardFrameProps } from './WizardFrame.tsx';

interface PageFrameProps extends Pick<WizardFrameProps, 'closeTo' | 'form' | 'notice' | 'actions'> {
  /** What is asked, in words. */
  title: string;
  /** `PageSection` and `PageFold`, one below the other. */
  children: ReactNode;
  /** What will happen as the values stand; the button stands below it. */
  summary: ReactNode;
}

/**
 * A wizard on one page: all it asks in one card, and beside it what will happen, with the button that does it. Escape closes;
 * Enter presses the button.
 */
export function PageFrame({ title, closeTo, form, notice, children, summary, actions }: PageFrameProps) {
  const translate = useTranslate();
  const frame = useRef<HTMLDivElement>(null);
  const heading = useId();
  useWizardKeys(frame, closeTo);
  return (
    <div ref={frame} className={styles.frame}>
      <form className={styles.form} aria-labelledby={heading} {...form}>
        <div className={styles.main}>
          <h2 id={heading} className={visuallyHidden}>
            {title}
          </h2>
          <div className={styles.notices}>{notice}</div>
          <div className={styles.parts}>{children}</div>
        </div>
        <aside className={styles.aside} aria-label={translate('wizard.summary')}>
          <h2>{translate('wizard.whatHappens')}</h2>
          {summary}
          <div className={styles.actions}>{actions}</div>
        </aside>
      </form>
    </div>
  );
}
