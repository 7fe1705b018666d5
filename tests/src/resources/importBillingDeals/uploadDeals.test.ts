import { once } from 'node:events';
import { describe, expect, it, vi } from 'vitest';
import { createJobs } from '#src/actions/jobs/jobs.ts';
import { createDataProvider } from '#src/dataProvider/dataProvider.ts';
import { CallFailure } from '#src/dataProvider/failure.ts';
import type { CallArguments } from '#src/dataProvider/http/request.ts';
import { uploadDeals, type UploadOutcome } from '#src/resources/importBillingDeals/uploadDeals.ts';

const order = { terminalID: 't1', content: new Blob(['x'.repeat(100)]), name: 'deals.csv', insists: false };
const refusal = { status: 'error', message: 'No' } as const;
const counts = { total: 3, succeeded: 2, failed: 1, skipped: 1 };

/** Sends a file over a door that does as a case says. @returns what is known in the end, and the job */
async function sent(door: (call: CallArguments) => Promise<unknown>, insists = false) {
  const jobs = createJobs();
  const onOutcome = vi.fn<(outcome: UploadOutcome) => void>();
  const calls: CallArguments[] = [];
  const dataProvider = createDataProvider(
    {
      call(_, call = {}) {
        calls.push(call);
        return door(call);
      },
    },
    {},
  );
  await uploadDeals({ ...order, insists }, { jobs, dataProvider, onOutcome });
  return { outcome: onOutcome.mock.lastCall?.[0], job: jobs.read()[0], calls };
}

const tell =
  (part: number, then: () => Promise<unknown>) =>
  ({ file }: CallArguments) => {
    file?.onProgress?.({ sent: part, total: 100 });
    return then();
  };
const fails = (error: Error) => async () => {
  throw error;
};

describe('an upload', () => {
  it('tells the counts of its answer', async () => {
    const answer = { status: 'warning', message: '', entityUID: 'i1', additionalData: counts };
    const { outcome, job, calls } = await sent(
      tell(100, async () => answer),
      true,
    );
    expect(outcome).toEqual({ kind: 'answered', importID: 'i1', counts });
    expect(job).toMatchObject({ state: 'done', work: { kind: 'import', sent: 100, total: 100, counts } });
    expect(calls[0]).toMatchObject({ path: { terminalID: 't1' }, query: { insist: true }, ownFailure: true });
  });

  it.each<[string, (call: CallArguments) => Promise<unknown>, UploadOutcome, string | undefined]>([
    [
      'a bad request',
      tell(100, fails(new CallFailure('badRequest', 400, { response: refusal }))),
      { kind: 'refused' },
      'No',
    ],
    ['status error', tell(100, async () => refusal), { kind: 'refused' }, 'No'],
    [
      'a connection cut on the way',
      tell(40, fails(new CallFailure('network', 0))),
      { kind: 'unknown', isWhole: false },
      'ServerErrorTryAgainLater',
    ],
    [
      'a connection cut before the first byte',
      fails(new CallFailure('network', 0)),
      { kind: 'unknown', isWhole: false },
      'ServerErrorTryAgainLater',
    ],
    [
      'a connection cut after the last byte',
      tell(100, fails(new CallFailure('network', 0))),
      { kind: 'unknown', isWhole: true },
      'ServerErrorTryAgainLater',
    ],
    [
      'an answer that is none',
      tell(100, async () => 'Thanks'),
      { kind: 'unknown', isWhole: true },
      'ServerErrorTryAgainLater',
    ],
    [
      'the end of the session',
      tell(100, fails(new CallFailure('unauthorized', 401))),
      { kind: 'refused' },
      'SessionExpired',
    ],
  ])('with %s says what is known', async (_, door, expected, message) => {
    const { outcome, job } = await sent(door);
    expect(outcome).toEqual(expected);
    expect(job).toMatchObject({ state: 'failed', failure: { message } });
    expect(job?.retry).toBeDefined();
  });

  it.each([
    [40, false],
    [100, true],
  ])('that is canceled after %i of 100 bytes says so', async (bytes, isWhole) => {
    const jobs = createJobs();
    const onOutcome = vi.fn<(outcome: UploadOutcome) => void>();
    const door = async ({ file, signal }: CallArguments) => {
      file?.onProgress?.({ sent: bytes, total: 100 });
      if (signal) await once(signal, 'abort');
      signal?.throwIfAborted();
    };
    const dataProvider = createDataProvider({ call: (_, call = {}) => door(call) }, {});
    const running = uploadDeals(order, { jobs, dataProvider, onOutcome });
    jobs.cancel(jobs.read()[0]?.id ?? 0);
    await running;
    expect(jobs.read()[0]).toMatchObject({ state: 'cancelled', work: { sent: bytes } });
    expect(onOutcome).toHaveBeenCalledExactlyOnceWith({ kind: 'unknown', isWhole });
  });
});
