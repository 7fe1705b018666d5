import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ReporterProvider } from '#src/app/errorReporting/currentReporter.ts';
import { createErrorReporter, reportUncaught, type SendReport } from '#src/app/errorReporting/errorReporter.ts';
import { RouteErrorBoundary } from '#src/app/shell/standalone/RouteErrorBoundary.tsx';
import { CallFailure } from '#src/dataProvider/failure.ts';
import { renderShell } from '#tests/src/app/shell/renderShell.tsx';

function reporterWith() {
  const send = vi.fn<SendReport>();
  return { send, reporter: createErrorReporter(() => Promise.resolve(send)) };
}

describe('the error reporter', () => {
  it('keeps reports until the client has loaded, under ids that are known at once', async () => {
    const { send, reporter } = reporterWith();
    const early = new Error('early');
    const id = reporter.report(early, { screen: 'Charge' });
    expect(id).toMatch(/^[\da-f]{32}$/);
    expect(send).not.toHaveBeenCalled();
    await reporter.start();
    expect(send).toHaveBeenCalledExactlyOnceWith({ error: early, eventId: id, tags: { screen: 'Charge' } });
    expect(reporter.report(early)).toBe(id);
    expect(send).toHaveBeenCalledTimes(1);
    reporter.report(new Error('late'));
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('reports calls that failed on the server with their correlation id, and no other calls', async () => {
    const { send, reporter } = reporterWith();
    await reporter.start();
    for (const kind of ['badRequest', 'unauthorized', 'notFound', 'network', 'missingToken'] as const) {
      expect(reporter.report(new CallFailure(kind, 400))).toBeUndefined();
    }
    const id = reporter.report(new CallFailure('server', 503, { correlationId: 'c-1' }));
    expect(send.mock.calls.map(([{ eventId, tags }]) => ({ eventId, tags }))).toEqual([
      { eventId: expect.stringMatching(/^[\da-f]{32}$/), tags: { status: '503', correlationId: 'c-1' } },
    ]);
    // What the person is shown finds the line of the log, and by its tag the report.
    expect(id).toBe('c-1');
  });

  it('works on without its client', async () => {
    const reporter = createErrorReporter(() => Promise.reject(new Error('blocked')));
    reporter.report('text');
    await expect(reporter.start()).resolves.toBeUndefined();
  });

  it('hears what nobody caught, and leaves it uncaught', async () => {
    const { send, reporter } = reporterWith();
    await reporter.start();
    const stop = reportUncaught(window, reporter);
    const error = new ErrorEvent('error', { error: new Error('thrown'), cancelable: true });
    const rejection = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason: 'rejected' });
    window.dispatchEvent(error);
    window.dispatchEvent(rejection);
    expect(send.mock.calls.map(([{ error: reported }]) => String(reported))).toEqual(['Error: thrown', 'rejected']);
    expect([error.defaultPrevented, rejection.defaultPrevented]).toEqual([false, false]);
    stop();
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'later' }));
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('hears of a screen that failed, which names the issue, as its mail to support does', async () => {
    vi.mocked(console.error).mockImplementation(() => undefined);
    const { send, reporter } = reporterWith();
    await reporter.start();
    const Broken = () => {
      throw new Error('broken');
    };
    await renderShell({
      content: (
        <ReporterProvider value={reporter}>
          <RouteErrorBoundary>
            <Broken />
          </RouteErrorBoundary>
        </ReporterProvider>
      ),
    });
    const [id] = send.mock.calls.map(([{ eventId }]) => eventId);
    expect((await screen.findByRole('link', { name: 'Email support' })).getAttribute('href')).toContain(id);
    expect(screen.getByText(`Reference: \u2068${id}\u2069`)).toBeVisible();
  });
});
