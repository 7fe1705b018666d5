import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useErrorReporter } from '#src/app/errorReporting/currentReporter.ts';
import { lazyPart } from '#src/ui/lazy/lazyPart.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';

/** Loads when the first screen stands, like the messages: it is hardly ever needed. */
export const ScreenFailed = lazyPart(async () => (await import('./ScreenFailedCard.tsx')).ScreenFailedCard);

/**
 * Keeps the failure of one screen from taking the frame with it, and reports it; a retry draws the screen anew, and at
 * another address the failure is forgotten.
 */
export function RouteErrorBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { report } = useErrorReporter();
  return (
    <ErrorBoundary key={pathname} report={report} Fallback={ScreenFailed}>
      {children}
    </ErrorBoundary>
  );
}
