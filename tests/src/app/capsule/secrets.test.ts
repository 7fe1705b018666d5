import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Schema } from 'yup';
import { parseCapsule } from '#contract/capsule/capsule.ts';
import { endpoints, type EndpointId } from '#contract/endpoints.ts';
import { answersOfReads, rowsOfLists } from '#contract/entities/byCall.ts';
import { filters } from '#contract/filters.ts';
import { takeCapsule } from '#src/app/capsule/takeCapsule.ts';
import { CallFailure } from '#src/dataProvider/failure.ts';
import { createRecentCalls, type RecentCall } from '#src/app/support/recentCalls.ts';
import { secret, spoiled, survivesIn } from './secretsOf.ts';

const sources = {
  terminals: undefined,
  terminalID: undefined,
  roles: ['Manager'],
  version: '1',
  locale: 'he-IL',
} as const;

const lists: Readonly<Record<string, Schema>> = rowsOfLists;
const reads: Readonly<Record<string, Schema>> = answersOfReads;

/** Every answer that a call reads, spoiled. */
function answerOf(call: EndpointId, text: string): fc.Arbitrary<unknown> {
  const row = lists[call];
  const columns = { columns: { [text]: { name: text, dataType: text, dictionary: text }, active: { name: text } } };
  if (endpoints[call].kind === 'meta') return fc.constant(columns);
  const rows = row && fc.array(spoiled(row, text), { minLength: 1, maxLength: 2 });
  const sums = [{ currency: text, amounts: { [text]: 1, amount: text } }];
  if (rows) return rows.map((data) => ({ data, numberOfRecords: text, sums, [text]: text }));
  return spoiled(reads[call] as Schema, text);
}

/** A call of a page that asks for what was typed in every filter there is. */
function asked(call: EndpointId, text: string, answer: Promise<unknown>): readonly RecentCall[] {
  const path = endpoints[call].path.replace(/\{\w+\}/g, encodeURIComponent(text));
  const names = Object.keys(Object.assign({}, ...Object.values(filters)) as object);
  const query = new URLSearchParams([...names, 'sortBy', 'take', 'anything', text].map((name) => [name, text]));
  const kept = createRecentCalls();
  kept.add({ reference: call, address: `http://api.test${path}?${query.toString()}`, at: 0 }, answer);
  return kept.read();
}

const calls = (Object.keys(endpoints) as EndpointId[]).filter(
  (call) => call in lists || call in reads || endpoints[call].kind === 'meta',
);

describe('a capsule', () => {
  it.each(calls)('keeps no detail of anybody from the answer to %s', async (call) => {
    const spoiledAnswer = secret.chain((text) => fc.tuple(fc.constant(text), answerOf(call, text)));
    await fc.assert(
      fc.asyncProperty(spoiledAnswer, async ([text, answer]) => {
        const kept = JSON.stringify(
          await takeCapsule({ ...sources, calls: asked(call, text, Promise.resolve(answer)) }),
        );
        expect(parseCapsule(kept).calls).toHaveLength(1);
        expect(survivesIn(text, kept)).toBe(false);
      }),
      { numRuns: 25 },
    );
  });

  it('keeps none from what failed: its words, its stack, its reference', async () => {
    await fc.assert(
      fc.asyncProperty(secret, async (text) => {
        const errors = [{ code: text, description: text }];
        const response = { status: 'error' as const, message: text, errors };
        const refused = new CallFailure('badRequest', 400, { response, correlationId: text });
        const error = new TypeError(`Cannot read properties of undefined (reading '${text}') of ${text}`);
        error.stack = `TypeError: ${text}\n at ${text} (http://x.test/assets/main-1.js?${encodeURIComponent(text)}:1:2)`;
        const kept = await takeCapsule({
          ...sources,
          calls: asked('consumers.list', text, Promise.reject(refused)),
          failure: { error, issueId: text },
        });
        expect(kept.failure?.stack).toEqual(['assets/main-1.js:1:2']);
        expect(survivesIn(text, JSON.stringify(kept)), JSON.stringify(kept)).toBe(false);
      }),
      { numRuns: 100 },
    );
  });

  it('keeps none from the address of the page', async () => {
    await fc.assert(
      fc.asyncProperty(
        secret,
        fc.constantFrom('/customers/list', '/customers/view/', '/unknown/'),
        async (text, path) => {
          const filter = { search: text, email: text, phone: text, [text]: text, consumerID: text, statuses: [text] };
          const query = new URLSearchParams({
            filter: JSON.stringify(filter),
            sort: text,
            page: text,
            tab: text,
            [text]: text,
          });
          const end = path.endsWith('/') ? encodeURIComponent(text) : '';
          window.history.replaceState(null, '', `${path}${end}?${query.toString()}#${encodeURIComponent(text)}`);
          const { page, ...rest } = await takeCapsule({ ...sources, calls: [] });
          expect(survivesIn(text, decodeURIComponent(page) + JSON.stringify(rest))).toBe(false);
        },
      ),
      { numRuns: 100 },
    );
  });
});
