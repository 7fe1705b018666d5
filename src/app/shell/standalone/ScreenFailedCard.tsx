import { useTranslate } from 'react-admin';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { SupportLink } from '#src/ui/SupportLink.tsx';
import type { FallbackProps } from './ErrorBoundary.tsx';

/** The card of a screen that failed while it was drawn. */
export function ScreenFailedCard({ issueId, error, onRetry }: FallbackProps) {
  const translate = useTranslate();
  return (
    <Notice
      title={translate('failure.screen.title')}
      urgent
      actions={
        <>
          <button type="button" className={buttonClass('filled')} onClick={onRetry}>
            {translate('shell.retry')}
          </button>
          <SupportLink issueId={issueId} error={error} className={buttonClass()} />
        </>
      }
    >
      <p>{translate('failure.screen.text')}</p>
    </Notice>
  );
}
