import { Component, type ComponentType, type ReactNode } from 'react';

/** What stands in the place of what failed is told. */
export interface FallbackProps {
  /** Under which support finds the failure. */
  issueId: string | undefined;
  /** Draws what failed anew. */
  onRetry: () => void;
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
