import { Component, type ComponentType, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { useErrorReporter } from '#src/app/errorReporting/currentReporter.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import { supportLink, useProduct } from '#src/ui/product.ts';

interface FallbackProps {
  issueId: string | undefined;
  onRetry: () => void;
}

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

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Hears of the failure. @returns the issue id under which support finds it. */
  report: (error: unknown) => string | undefined;
  /** Stands in the place of what failed. */
  Fallback: ComponentType<FallbackProps>;
}

/** Draws something else where its children fail while they are drawn. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean; issueId?: string | undefined }> {
  override state: { failed: boolean; issueId?: string | undefined } = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.setState({ issueId: this.props.report(error) });
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    const { Fallback } = this.props;
    return <Fallback issueId={this.state.issueId} onRetry={() => this.setState({ failed: false })} />;
  }
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
