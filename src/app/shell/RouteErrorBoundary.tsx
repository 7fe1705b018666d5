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

interface Props {
  /** Another place is another screen: the failure of the one before is forgotten. */
  place: string;
  children: ReactNode;
}

interface State {
  failed: boolean;
  place: string;
}

class Boundary extends Component<Props, State> {
  override state: State = { failed: false, place: this.props.place };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ place }: Props, state: State): State | null {
    return place === state.place ? null : { failed: false, place };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return <ScreenFailedCard onRetry={() => this.setState({ failed: false })} />;
  }
}

/** Keeps the failure of one screen from taking the frame with it; a retry draws the screen anew. */
export function RouteErrorBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return <Boundary place={pathname}>{children}</Boundary>;
}
