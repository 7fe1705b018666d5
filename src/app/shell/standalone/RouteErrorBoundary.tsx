import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { useErrorReporter } from '#src/app/errorReporting/currentReporter.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import { supportLink, useProduct } from '#src/ui/product.ts';
import { ErrorBoundary, type FallbackProps } from './ErrorBoundary.tsx';

/** The card of a screen that failed while it was drawn. */
function ScreenFailedCard({ issueId, onRetry }: FallbackProps) {
  const translate = useTranslate();
  const { supportEmail } = useProduct();
  const subject = issueId && translate('shell.notification.supportSubject', { id: issueId });
  return (
    <Notice
      title={translate('failure.screen.title')}
      urgent
      actions={
        <>
          <button type="button" className={buttonClass('filled')} onClick={onRetry}>
            {translate('shell.retry')}
          </button>
          <a className={buttonClass()} href={supportLink(supportEmail, subject)}>
            {translate('shell.notification.emailSupport')}
          </a>
        </>
      }
    >
      <p>{translate('failure.screen.text')}</p>
    </Notice>
  );
}

/**
 * Keeps the failure of one screen from taking the frame with it, and reports it; a retry draws the screen anew, and at
 * another address the failure is forgotten.
 */
export function RouteErrorBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { report } = useErrorReporter();
  return (
    <ErrorBoundary key={pathname} report={report} Fallback={ScreenFailedCard}>
      {children}
    </ErrorBoundary>
  );
}
