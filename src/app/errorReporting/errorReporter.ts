import { CallFailure } from '#src/dataProvider/failure.ts';

/** A report as the error-reporting service takes it. */
export interface ErrorReport {
  error: unknown;
  /** 32 hexadecimal digits. */
  eventId: string;
  tags: Readonly<Record<string, string>>;
}

/** The service's client, loaded when the first screen stands. */
export type SendReport = (report: ErrorReport) => void;

export interface ErrorReporter {
  /**
   * Reports an error. Before the client has loaded, reports wait.
   * @returns the issue id under which support finds it, of a call its correlation id; undefined when nothing is reported.
   */
  report: (error: unknown, tags?: ErrorReport['tags']) => string | undefined;
}

/** Reports that wait at most; an error that repeats itself says nothing new. */
const mostWaiting = 20;

/** An error is reported once, whoever sees it first: a boundary, the window. */
function createMemory() {
  const known = new WeakMap<object, string>();
  return {
    idOf: (error: unknown) => (typeof error === 'object' && error !== null ? known.get(error) : undefined),
    keep(error: unknown, id: string) {
      if (typeof error === 'object' && error !== null) known.set(error, id);
    },
  };
}

/** What the service is told beside the error. */
function tagsOf(error: unknown): ErrorReport['tags'] {
  if (!(error instanceof CallFailure)) return {};
  const { status, correlationId } = error;
  return { status: String(status), ...(correlationId && { correlationId }) };
}

/**
 * Reports errors to the service (spec §8). Calls that the person is told how to settle (a bad request, an expired
 * session, nothing found, no network) are no errors of the application.
 * @param load gives the service's client.
 */
export function createErrorReporter(load: () => Promise<SendReport>): ErrorReporter & { start(): Promise<void> } {
  const memory = createMemory();
  let send: SendReport | undefined;
  let waiting: ErrorReport[] = [];
  return {
    report(error, tags = {}) {
      if (error instanceof CallFailure && error.kind !== 'server') return undefined;
      const known = memory.idOf(error);
      if (known !== undefined) return known;
      const eventId = crypto.randomUUID().replaceAll('-', '');
      const report = { error, eventId, tags: { ...tagsOf(error), ...tags } };
      const issueId = report.tags.correlationId ?? eventId;
      memory.keep(error, issueId);
      if (send) send(report);
      else if (waiting.length < mostWaiting) waiting.push(report);
      return issueId;
    },
    async start() {
      // Without its client (offline, a blocker) the application works on; what waits is dropped with the page.
      send = await load().catch(() => undefined);
      for (const report of send ? waiting : []) send?.(report);
      waiting = [];
    },
  };
}

/** Reports nothing, where no service is configured. */
export const silentReporter: ErrorReporter = { report: () => undefined };

/**
 * Reports what nobody caught. The browser goes on as without it: the error stays uncaught and is on the console.
 * @returns stops listening.
 */
export function reportUncaught(target: Window, reporter: ErrorReporter): () => void {
  const onError = ({ error, message }: ErrorEvent) => void reporter.report((error as unknown) ?? new Error(message));
  const onRejection = ({ reason }: PromiseRejectionEvent) => void reporter.report(reason);
  target.addEventListener('error', onError);
  target.addEventListener('unhandledrejection', onRejection);
  return () => {
    target.removeEventListener('error', onError);
    target.removeEventListener('unhandledrejection', onRejection);
  };
}
