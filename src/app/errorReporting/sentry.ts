import {
  breadcrumbsIntegration,
  captureException,
  dedupeIntegration,
  functionToStringIntegration,
  httpContextIntegration,
  init,
  linkedErrorsIntegration,
} from '@sentry/react';
import type { SendReport } from './errorReporter.ts';
import { scrub } from './scrub.ts';

/**
 * Starts the client of the error-reporting service. Every event and breadcrumb goes through the scrubber; who the
 * person is, what they click and what the console says is not sent at all.
 */
export function startSentry({ dsn, version }: { dsn: string; version: string }): SendReport {
  init({
    dsn,
    release: version,
    dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [] },
    enhanceFetchErrorMessages: 'report-only',
    // The uncaught are reported by `reportUncaught`, from before this client had loaded.
    defaultIntegrations: false,
    integrations: [
      functionToStringIntegration(),
      linkedErrorsIntegration(),
      dedupeIntegration(),
      httpContextIntegration(),
      breadcrumbsIntegration({ dom: false, sentry: false }),
    ],
    beforeSend: (event) => scrub(event) as typeof event,
    beforeBreadcrumb: (breadcrumb) => scrub(breadcrumb) as typeof breadcrumb,
  });
  return ({ error, eventId, tags }) => {
    captureException(error, { event_id: eventId, captureContext: { tags } });
  };
}
