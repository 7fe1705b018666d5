import type { ReactNode } from 'react';
import { BackLink } from './BackLink.tsx';
import { PageTitle } from './PageTitle.tsx';
import { contentId, SkipLink } from './SkipLink.tsx';
import './shell.css';

/** The frame of a wizard: its title, a close button, and the content alone (spec §2 "Layouts"). */
export function WizardLayout({ children }: { children: ReactNode }) {
  return (
    <div className="frame wizard">
      <SkipLink />
      <header className="app-bar">
        <div className="app-bar-start">
          <BackLink close />
          <PageTitle />
        </div>
      </header>
      <main id={contentId} className="content" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
