import type { Config } from '#contract/config.ts';
import { uiVersionHeader, type Locale } from '#contract/constants.ts';
import type { Session } from '#src/authProvider/session.ts';
import type { warnOfDrift } from '#src/dataProvider/answerDrift.ts';
import { createHttpClient, type HttpClient, type HttpClientOptions } from '#src/dataProvider/http/httpClient.ts';
import type { PreloadedAnswers } from '#src/dataProvider/http/httpClientPreload.ts';
import type { AppParts } from './App.tsx';
import type { createFreshness } from './freshness.ts';
import type { RecentCalls } from './support/recentCalls.ts';

/** Says on the console where an answer is not what the contract says; built away for production. */
function compareWithContract(...answer: Parameters<typeof warnOfDrift>): void {
  void import('#src/dataProvider/answerDrift.ts').then((drift) => drift.warnOfDrift(...answer));
}

/** What the HTTP client asks with, and whom it tells. */
interface Surroundings extends Pick<AppParts, 'announcements' | 'idle' | 'monitor' | 'reporter' | 'version'> {
  config: Config;
  session: Session;
  locale: () => Locale;
  say: NonNullable<HttpClientOptions['say']>;
  preloaded: PreloadedAnswers | undefined;
  calls: RecentCalls;
  changed: ReturnType<typeof createFreshness>;
}

/** The HTTP client of a signed-in person. */
export function openHttpClient(around: Surroundings): HttpClient {
  const { config, session, locale, preloaded, reporter, monitor, idle, version, announcements, calls } = around;
  return createHttpClient({
    bases: config.apis,
    accessToken: session.accessToken,
    locale,
    say: around.say,
    ...(config.uiVersion && { uiVersion: config.uiVersion }),
    sendsKeys: config.idempotencyHeader,
    silenceMs: 1000 * config.readTimeoutSeconds,
    preloaded,
    events: {
      ...(import.meta.env.DEV && { parsed: compareWithContract }),
      operated: announcements.operated,
      changed: around.changed,
      finished: idle.refresh,
      asked: calls.add,
      answered: (headers) => version.compare(headers.get(uiVersionHeader)),
      read: ({ path }) => announcements.cameRight(path),
      failed(failure, { background, ownFailure }, { method, path }) {
        const issueId = reporter.report(failure);
        if (failure.kind === 'unauthorized') monitor.end('expired');
        else if (failure.kind === 'missingToken') monitor.end('missing');
        else if (!background && !ownFailure)
          announcements.failed(failure, issueId, method === 'GET' ? path : undefined);
      },
    },
  });
}
