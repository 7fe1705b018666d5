import { monitorEventLoopDelay } from 'node:perf_hooks';
import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bodiesOfCalls } from '#contract/entities/byCall.ts';
import { endpointIds, endpoints, type EndpointId } from '#contract/endpoints.ts';
import { filtersOf } from '#contract/filters.ts';
import { findKnownIds } from '#tests/support/fuzz/knownIds.ts';
import { anyText, headerText, knownId, type KnownIds, valueOf } from '#tests/support/fuzz/values.ts';
import { listIds } from '#tests/support/listCatalogue.ts';
import { png } from '#tests/support/pictures.ts';
import { type Ask, openTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts';

/** The same requests each time; another seed finds others: FUZZ_SEED=7 FUZZ_RUNS=500 npx vitest run tests/sandbox/http/fuzz.test.ts */
const seed = Number(process.env.FUZZ_SEED ?? 1);
const factor = Number(process.env.FUZZ_RUNS ?? 20) / 20;

let sandbox: TestSandbox;
let ask: Ask;
let ids: KnownIds;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  ask = sandbox.as('manager');
  ids = await findKnownIds(sandbox.db);
});
afterAll(() => sandbox.close());

/**
 * What is told where somebody asks for it: how many answers of each kind, and who held the processor. The embedded database
 * is part of this process, and how long a machine takes is no verdict.
 */
const answers: { call: string; status: number; heldMs: number }[] = [];
const delay = monitorEventLoopDelay({ resolution: 5 });
afterAll(() => {
  if (!process.env.FUZZ_RUNS) return;
  const kinds = Object.groupBy(answers, ({ status }) => `${Math.floor(status / 100)}xx`);
  console.table(Object.entries(kinds).map(([kind, of = []]) => ({ kind, answers: of.length })));
  console.table(answers.toSorted((one, other) => other.heldMs - one.heldMs).slice(0, 15));
});

/** A path with ids of the seed in it, or with anything. */
const addressOf = (id: EndpointId): Arbitrary<string> => {
  const { base, path } = endpoints[id];
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const noun = id.startsWith('billingRequests') ? 'paymentRequest' : (id.split('.')[0] ?? '');
  const parts = names.map((name) => {
    const known = knownId(ids, name === 'id' ? noun : name) ?? anyText;
    return fc.oneof({ weight: 5, arbitrary: known }, { weight: 1, arbitrary: anyText });
  });
  return fc.tuple(...parts).map((values) => {
    let place = 0;
    return `/sandbox/${base}${path.replace(/\{\w+\}/g, () => encodeURIComponent(String(values[place++]).toWellFormed()) || '-')}`;
  });
};

/** Asks, and wants an answer that is no failure of the server. */
async function expectAnswer(id: EndpointId, request: InjectOptions): Promise<void> {
  delay.enable();
  delay.reset();
  const { statusCode, body } = await ask(request);
  answers.push({ call: id, status: statusCode, heldMs: Math.round(delay.max / 1e6) });
  expect(statusCode, `${id}: ${body.slice(0, 300)}`).toBeLessThan(500);
}

const runs = (count: number) => ({ seed, numRuns: Math.ceil(count * factor), endOnFailure: false });

const sent = Object.entries(bodiesOfCalls).filter(([, schema]) => schema !== null);
describe('bodies', () => {
  it.each(sent.map(([id]) => id as EndpointId))('of %s are answered', async (id) => {
    const schema = bodiesOfCalls[id as keyof typeof bodiesOfCalls];
    if (!schema) throw new Error('no schema');
    await fc.assert(
      fc.asyncProperty(addressOf(id), valueOf(schema, ids), async (url, body) => {
        const payload = JSON.stringify(body) ?? 'null';
        await expectAnswer(id, {
          method: endpoints[id].method,
          url,
          payload,
          headers: { 'content-type': 'application/json' },
        });
      }),
      runs(14),
    );
  });
});

describe('queries', () => {
  const names = [
    ...new Set([
      'take',
      'skip',
      'sortBy',
      'sortDesc',
      'showDeleted',
      ...listIds.flatMap((id) => Object.keys(filtersOf(id))),
    ]),
  ];
  const query = fc.array(
    fc
      .constantFrom(...names, 'constructor', '__proto__')
      .chain((name) =>
        fc.tuple(
          fc.constant(name),
          fc.oneof(knownIdOf(name), anyText, fc.constantFrom('1', '-1', 'true', '2026-11-15', 'ILS')),
        ),
      ),
    { maxLength: 5 },
  );
  const asked = endpointIds.filter((id) => endpoints[id].method === 'GET');
  it.each(asked)('of %s are answered', async (id) => {
    await fc.assert(
      fc.asyncProperty(
        addressOf(id),
        query,
        fc.constantFrom('', '&%zz', '&a[b]=c', '&=', '&a=%00'),
        async (url, pairs, tail) => {
          const text = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString();
          await expectAnswer(id, { method: 'GET', url: `${url}?${text}${tail}` });
        },
      ),
      runs(endpoints[id].kind === 'excel' ? 2 : 6),
    );
  });
});

function knownIdOf(name: string): Arbitrary<string | number> {
  return fc.constant(name).chain((one) => (/id$/i.test(one) ? (knownId(ids, one) ?? anyText) : anyText));
}

describe('headers', () => {
  const names = [
    'authorization',
    'accept-language',
    'content-type',
    'idempotency-key',
    'x-correlation-id',
    'x-version',
    'cookie',
    'origin',
    'range',
    'if-match',
    'accept-encoding',
    'content-encoding',
    'expect',
  ];
  it.each([
    'consumers.list',
    'transactions.create',
    'items.create',
    'terminals.uploadLogo',
    'invoices.download',
  ] as const)('of %s are answered', async (id) => {
    await fc.assert(
      fc.asyncProperty(addressOf(id), fc.dictionary(fc.constantFrom(...names), headerText), async (url, headers) => {
        const { method } = endpoints[id];
        await expectAnswer(id, { method, url, headers, ...(method !== 'GET' && { payload: '{}' }) });
      }),
      runs(30),
    );
  });
});

describe('files', () => {
  const heads = [
    png(),
    Buffer.from('\uFEFFכותרת,סכום\r\nא,1\r\n'),
    Buffer.from('a{color:red}'),
    Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
    Buffer.from('PK\u0003\u0004'),
    Buffer.alloc(0),
  ];
  const bytes = fc
    .tuple(fc.constantFrom(...heads), fc.uint8Array({ maxLength: 200 }), fc.nat(400))
    .map(([head, tail, cut]) => Buffer.concat([head.subarray(0, cut), tail]));
  const fileName = fc.oneof(
    fc.constantFrom('a.png', 'a.csv', 'a.css', 'a.jpg', 'a.xlsx', 'a\u202egnp.exe.png', '', 'x'.repeat(300)),
    anyText,
  );
  const type = fc.constantFrom('image/png', 'text/csv', 'text/css', 'application/octet-stream', 'a', 'multipart/mixed');
  const uploads = endpointIds.filter((id) => endpoints[id].kind === 'upload');
  it.each(uploads)('of %s are answered', async (id) => {
    await fc.assert(
      fc.asyncProperty(
        addressOf(id),
        bytes,
        fileName,
        type,
        fc.constantFrom('--x--\r\n', '--x\r\n', ''),
        async (url, content, name, kind, end) => {
          const head = `--x\r\ncontent-disposition: form-data; name="file"; filename="${name.replace(/["\r\n\0]/g, '_')}"\r\ncontent-type: ${kind}\r\n\r\n`;
          const payload = Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n${end}`)]);
          await expectAnswer(id, {
            method: 'POST',
            url,
            payload,
            headers: { 'content-type': 'multipart/form-data; boundary=x' },
          });
        },
      ),
      runs(30),
    );
  });
});
