import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { largestBody } from '#bench/largestBody.ts';
import { maximumBodyValues } from '#contract/constants.ts';
import { endpointIds, type EndpointId } from '#contract/endpoints.ts';
import { bodiesOfCalls } from '#contract/entities/byCall.ts';
import { limitsOf } from '#contract/entities/limits.ts';
import type { Handlers } from '#sandbox/core/call.ts';
import { translate } from '#sandbox/core/locale.ts';
import { maximumBodyBytes } from '#sandbox/http/bodies.ts';
import { bodyWith, boundedParts, codeOf, ofLength } from '#tests/support/boundedParts.ts';
import { unknownGuid } from '#tests/support/requests.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts';
import { operate, send } from '#tests/support/send.ts';

/** The calls that got as far as their handler. */
const reached: EndpointId[] = [];
const handlers = Object.fromEntries(
  endpointIds.map((id) => [
    id,
    async () => {
      reached.push(id);
      return { json: { status: 'success' } };
    },
  ]),
) as Handlers;

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox({ handlers });
});
afterAll(() => sandbox.close());
beforeEach(() => void reached.splice(0));

const calls = Object.entries(bodiesOfCalls).flatMap(([id, schema]) =>
  schema ? [{ id: id as keyof typeof bodiesOfCalls, limits: limitsOf(schema) }] : [],
);
/** Whatever parameters a path has. */
const path = Object.fromEntries(
  ['id', 'terminalID', 'tokenId', 'invoiceId'].map((name): [string, string] => [name, unknownGuid]),
);

const valuesIn = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce((sum: number, held) => sum + valuesIn(held), 1)
    : 1;

describe.each(calls)('$id', ({ id, limits }) => {
  it('judges a body that is as large as it may be', async () => {
    const body = largestBody(limits);
    // Both bounds of all bodies leave room for the largest of this one.
    expect(valuesIn(body)).toBeLessThan(maximumBodyValues / 2);
    expect(Buffer.byteLength(JSON.stringify(body))).toBeLessThan(maximumBodyBytes);
    await send(sandbox.as('manager'), id, { path, body });
    expect(reached).toEqual([id]);
  });

  it('refuses a part that is larger before anything else, and names it in both languages', async () => {
    const parts = boundedParts(limits);
    for (const part of [...parts.filter(({ isList }) => isList), ...parts.slice(-1)]) {
      const body = bodyWith(part.path, ofLength(part, part.max + 1));
      const { key, values } = part.fault;
      for (const [language, locale] of [
        ['he', 'he-IL'],
        ['en', 'en-IL'],
      ] as const) {
        const { status, response } = await operate(sandbox.as('manager'), id, { path, body, language });
        const error = { code: codeOf(part), description: translate(locale, key, values) };
        expect([status, response.status]).toEqual([400, 'error']);
        // A text that is too long is told with whatever else is wrong.
        if (part.isList) expect(response.errors).toEqual([error]);
        else expect(response.errors).toContainEqual(error);
      }
    }
    expect(reached).toEqual([]);
  });
});

describe('a call that takes no body', () => {
  it('is not sent one without end either', async () => {
    const body = { anything: Array.from({ length: maximumBodyValues }, () => 0) };
    const { status, codes } = await operate(sandbox.as('manager'), 'billing.unpause', { path, body });
    expect([status, codes, reached]).toEqual([400, ['anything'], []]);
  });
});
