import { afterAll, beforeAll, expect, it } from 'vitest';
import { invalid } from '#sandbox/core/apiError.ts';
import type { Handler } from '#sandbox/core/call.ts';
import { moneyCall } from '#sandbox/domain/money/payment/pay.ts';
import { preparedOnce } from '#sandbox/domain/once/answerOnce.ts';
import { createCardToken } from '#sandbox/resources/cardTokens/create.ts';
import { selectJ5 } from '#sandbox/resources/transactions/followUps.ts';
import { callOf } from '#tests/support/callOf.ts';
import { creationsOf } from '#tests/support/creations.ts';
import { terminalsOf } from '#tests/support/payments.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts';

let sandbox: TestSandbox;
let creations: Awaited<ReturnType<typeof creationsOf>>;
let merchantID: string;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  creations = await creationsOf(sandbox);
  merchantID = (await terminalsOf(sandbox))[0]?.merchantID ?? '';
});
afterAll(() => sandbox.close());

const refusal = invalid([{ code: 'transactionID', description: 'HoldIsOver' }]);

/** Handlers whose judging ends in a refusal after somebody else has answered the same request, or nobody. */
const judgedLate = {
  'transactions.selectJ5': (first?: Handler) =>
    moneyCall(async (call) => {
      await first?.(call);
      throw refusal;
    }),
  'cardTokens.create': (first?: Handler) =>
    preparedOnce(
      async (call) => {
        await first?.(call);
        throw refusal;
      },
      () => Promise.reject(new Error('nothing was prepared')),
    ),
};

it.each([
  ['transactions.selectJ5', selectJ5],
  ['cardTokens.create', createCardToken],
] as const)('%s: what the first of a key has done does not refuse its twin', async (endpoint, handler) => {
  const asked = await creations[endpoint]();
  const call = callOf(sandbox, merchantID, { endpoint, ...asked, file: undefined, idempotencyKey: `twin-${endpoint}` });
  await expect(judgedLate[endpoint]()(call)).rejects.toBe(refusal);
  const late = await judgedLate[endpoint](handler)(call);
  expect(late).toEqual(await handler(call));
  expect(late).toMatchObject({ status: 201 });
});
