import { Component, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { Notice } from '#src/ui/Notice.tsx';
import { supportLink, useProduct } from '#src/ui/product.ts';

/** The card of a screen that failed while it was drawn. */
function ScreenFailedCard({ onRetry }: { onRetry: () => void }) {
  const translate = useTranslate();
  const { supportEmail } = useProduct();
  return (
    <Notice
      title={translate('failure.screen.title')}
      urgent
      actions={
        <>
          <button type="button" className="button filled" onClick={onRetry}>
            {translate('shell.retry')}
          </button>
          <a className="button" href={supportLink(supportEmail)}>
            {translate('shell.notification.emailSupport')}
          </a>
        </>
      }
    >
      <p>{translate('failure.screen.text')}</p>
    </Notice>
  );
}

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return <ScreenFailedCard onRetry={() => this.setState({ failed: false })} />;
  }
}

/**
 * Keeps the failure of one screen from taking the frame with it; a retry draws the screen anew, and at another address
 * the failure is forgotten.
 */
export function RouteErrorBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return <Boundary key={pathname}>{children}</Boundary>;
}
