import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useErrorReporter } from '#src/app/errorReporting/currentReporter.ts';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import { ErrorBoundary, type FallbackProps } from './ErrorBoundary.tsx';
import { StandaloneCard } from './StandaloneCard.tsx';

/** What is left is to load the page anew. */
function FrameFailed({ issueId }: FallbackProps) {
  const translate = useTranslate();
  return (
    <StandaloneCard
      title={translate('AnErrorOccurred')}
      text={`${translate('failure.screen.text')} ${issueId ? translate('shell.notification.issue', { id: issueId }) : ''}`}
      actions={
        <button type="button" className={buttonClass('filled')} onClick={() => location.reload()}>
          {translate('shell.retry')}
        </button>
      }
    />
  );
}

/** Says so where the frame itself fails while it is drawn, and reports it. */
export function FrameErrorBoundary({ children }: { children: ReactNode }) {
  const { report } = useErrorReporter();
  return (
    <ErrorBoundary report={report} Fallback={FrameFailed}>
      {children}
    </ErrorBoundary>
  );
}
