import { Component, type ComponentType, type ReactNode } from 'react';

/** What stands in the place of what failed is told. */
export interface FallbackProps {
  /** Under which support finds the failure. */
  issueId: string | undefined;
  error: unknown;
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

interface BoundaryState {
  failed: boolean;
  error?: unknown;
  issueId?: string | undefined;
}

/** Draws something else where its children fail while they are drawn. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: false };

  static getDerivedStateFromError(error: unknown) {
    return { failed: true, error };
  }

  override componentDidCatch(error: unknown) {
    this.setState({ issueId: this.props.report(error) });
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    const { Fallback } = this.props;
    const { issueId, error } = this.state;
    return <Fallback issueId={issueId} error={error} onRetry={() => this.setState({ failed: false })} />;
  }
}
