import { describe, expect, it, vi } from 'vitest';
import { successMessageMs } from '#contract/constants.ts';
import { announcementsOfResponse, createAnnouncements } from '#src/app/announcements.ts';
import { CallFailure } from '#src/dataProvider/failure.ts';

function announced(act: (announcements: ReturnType<typeof createAnnouncements>) => void) {
  const announcements = createAnnouncements();
  const listener = vi.fn();
  announcements.subscribe(listener);
  act(announcements);
  return listener.mock.calls.map(([announcement]: unknown[]) => announcement);
}

describe('what the HTTP client tells, as messages', () => {
  it.each([
    ['badRequest', 400, 'SomethingWentWrong'],
    ['unauthorized', 401, 'SessionExpired'],
    ['notFound', 404, 'NotFound'],
    ['network', 0, 'ServerErrorTryAgainLater'],
    ['missingToken', 0, 'SessionExpired'],
  ] as const)('%s stays until it is closed', (kind, status, message) => {
    expect(announced(({ failed }) => failed(new CallFailure(kind, status, { correlationId: 'c-1' })))).toEqual([
      { message, type: 'error', duration: null },
    ]);
  });

  it('shows the message of a bad request', () => {
    const response = { status: 'error', message: 'Card refused' } as const;
    expect(announced(({ failed }) => failed(new CallFailure('badRequest', 409, { response })))).toEqual([
      { message: 'Card refused', type: 'error', duration: null },
    ]);
  });

  it('says what was done to what in place of the success alone', () => {
    const about = { noun: 'customers', deed: 'update', name: 'Dana Levi' } as const;
    const words = { message: 'resources.customers.done.update', messageArgs: { name: '\u2068Dana Levi\u2069' } };
    const told = { ...words, type: 'success', duration: successMessageMs };
    const saved = {
      status: 'success',
      message: 'Saved',
      innerResponse: { status: 'warning', message: 'No mail' },
    } as const;
    expect(announced(({ operated }) => operated(saved, { about }))).toEqual([
      told,
      { message: 'No mail', type: 'info', duration: null },
    ]);
    expect(announcementsOfResponse({ status: 'success' }, about)).toEqual([told]);
    expect(announcementsOfResponse({ status: 'warning', message: 'No mail' }, about)).toMatchObject([
      { message: 'No mail' },
    ]);
  });

  it('offers support for other failures, with the id of the issue when there is one', () => {
    expect(
      announced(({ failed }) => {
        failed(new CallFailure('server', 503, { correlationId: 'c-1' }));
        failed(new CallFailure('server', 403));
      }),
    ).toEqual([
      { message: 'ServerErrorTryAgainLater', type: 'error', duration: null, support: { issueId: 'c-1' } },
      { message: 'ServerErrorTryAgainLater', type: 'error', duration: null, support: {} },
    ]);
  });

  it.each([
    [429, 1, 'failure.again.seconds', 1],
    [503, 90, 'failure.again.seconds', 90],
    [429, 91, 'failure.again.minutes', 2],
    [429, 7200, 'failure.again.minutes', 120],
  ])('tells of a %s after how long to try again: %s seconds', (status, retryAfter, message, smart_count) => {
    const [announcement] = announced(({ failed }) => failed(new CallFailure('server', status, { retryAfter })));
    expect(announcement).toMatchObject({ message, messageArgs: { smart_count }, support: {} });
  });

  it.each([0, 7201, undefined])('leaves a wait that says nothing to "later": %s', (retryAfter) => {
    const details = retryAfter === undefined ? {} : { retryAfter };
    const [announcement] = announced(({ failed }) => failed(new CallFailure('server', 429, details)));
    expect(announcement).toMatchObject({ message: 'ServerErrorTryAgainLater' });
  });

  it('shows success for its time and a warning as information, the inner one too', () => {
    const inner = { status: 'warning', message: 'No invoice' } as const;
    expect(
      announced(({ operated }) => operated({ status: 'success', message: 'Saved', innerResponse: inner })),
    ).toEqual([
      { message: 'Saved', type: 'success', duration: successMessageMs },
      { message: 'No invoice', type: 'info', duration: null },
    ]);
  });

  it('says nothing for an answer without a message, unless it is an error', () => {
    expect(announcementsOfResponse({ status: 'success' })).toEqual([]);
    expect(announcementsOfResponse({ status: 'warning' })).toEqual([]);
    expect(announcementsOfResponse({ status: 'error' })).toMatchObject([
      { message: 'SomethingWentWrong', type: 'error' },
    ]);
  });

  it('keeps what comes before anybody listens, and forgets who left', () => {
    const announcements = createAnnouncements();
    announcements.failed(new CallFailure('notFound', 404));
    const first = vi.fn();
    const leave = announcements.subscribe(first);
    expect(first).toHaveBeenCalledTimes(1);
    leave();
    announcements.failed(new CallFailure('notFound', 404));
    expect(first).toHaveBeenCalledTimes(1);
  });
});
