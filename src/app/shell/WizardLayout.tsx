import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { BackLink } from './BackLink.tsx';
import { PageTitle } from './PageTitle.tsx';
import { contentId, SkipLink } from './SkipLink.tsx';
import styles from './frame.module.css';

/** The frame of a wizard: its title, a close button, and the content alone (spec §2 "Layouts"). */
export function WizardLayout({ children }: { children: ReactNode }) {
  return (
    <div className={clsx(styles.frame, styles.wizard)}>
      <SkipLink />
      <header className={styles.bar}>
        <div className={styles.start}>
          <BackLink close />
          <PageTitle />
        </div>
      </header>
      <main id={contentId} className={styles.content} tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
