import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { SpanStatusCode } from '@opentelemetry/api';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openObservers } from '#sandbox/observing/observers.ts';
import { statementOf } from '#sandbox/observing/statements.ts';
import { createTraces } from '#sandbox/observing/traces.ts';
import { charge, poster, terminalsOf } from '#tests/support/payments.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts';

const traceId = 'a'.repeat(32);
const caller = { traceparent: `00-${traceId}-${'b'.repeat(16)}-01` };

/** What is told of a span. */
const toldOf = ({ name, attributes, status, events }: ReadableSpan) => ({ name, attributes, status, events });

describe('traces', () => {
  let spans: ReadableSpan[];
  let lines: string[];
  let sandbox: TestSandbox;
  /** Traces whose spans this test gets. */
  const traces = () => {
    const exporter: SpanExporter = {
      export(ended, done) {
        spans.push(...ended);
        done({ code: 0 });
      },
      shutdown: async () => {},
    };
    return createTraces({ endpoint: 'http://localhost:4318', exporter });
  };
  beforeEach(async () => {
    spans = [];
    lines = [];
    sandbox = await openTestSandbox({
      observers: [traces()],
      logger: { level: 'info', stream: { write: (line) => void lines.push(line) } },
    });
  });
  /** What was traced is sent with the end of the app at the latest. */
  const ended = () => sandbox.app.close();
  afterEach(() => sandbox.close());

  it('go on with the trace of who asks, from the request to its statements and its log lines', async () => {
    const url = '/sandbox/profile/api/consumers?ConsumerEmail=dana%40example.test';
    const answer = await sandbox.as('manager')({ method: 'GET', url, headers: caller });
    await ended();
    const [request] = spans.filter(({ name }) => name === 'GET /sandbox/profile/api/consumers');
    expect(request?.attributes).toEqual({
      'http.request.method': 'GET',
      'http.route': '/sandbox/profile/api/consumers',
      'http.response.status_code': 200,
      'app.call': 'consumers.list',
      'app.correlation_id': answer.headers['x-correlation-id'],
    });
    expect(request?.spanContext().traceId).toBe(traceId);
    const statements = spans.filter(
      ({ parentSpanContext }) => parentSpanContext?.spanId === request?.spanContext().spanId,
    );
    expect(statements.map(({ name }) => name)).toContain('select consumers');
    expect(JSON.parse(lines.find((line) => line.includes('answered')) ?? '')).toMatchObject({
      trace_id: traceId,
      span_id: request?.spanContext().spanId,
      correlationId: answer.headers['x-correlation-id'],
    });
    expect(JSON.stringify(spans.map(toldOf))).not.toMatch(/dana|Bearer|eyJ/);
  });

  it('follow a payment into its transactions and to the processor, without the card', async () => {
    const [{ terminalID } = { terminalID: '' }] = await terminalsOf(sandbox);
    const paid = await poster(sandbox)('transactions.create', { body: charge(terminalID), key: 'key-of-it' });
    expect(paid.status).toBe(201);
    await ended();
    const [request] = spans.filter(({ name }) => name.startsWith('POST '));
    const same = spans.filter((span) => span.spanContext().traceId === request?.spanContext().traceId);
    const names = same.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['processor charge', 'insert transactions', 'update transactions']));
    expect(JSON.stringify(spans.map(toldOf))).not.toMatch(/4242|Dana|key-of-it|"123"/);
  });

  it('tell of a failure by its kind, not by what it says', async () => {
    await ended();
    const { db } = sandbox;
    const other = await openTestSandbox({
      db,
      handlers: {
        'items.get': async ({ context }) => {
          await context.db.execute(`select 'dana@example.test'::uuid as it from items`);
          throw new Error('it was read');
        },
      },
      observers: [traces()],
    });
    const answer = await other.as('manager')({ method: 'GET', url: '/sandbox/profile/api/items/1' });
    expect(answer.statusCode).toBe(500);
    await other.close();
    const failed = spans.filter(({ status }) => status.code === SpanStatusCode.ERROR);
    expect(failed.map(({ name, attributes }) => [name, attributes['error.type']])).toEqual([
      ['select items', '22P02'],
      ['GET /sandbox/profile/api/items/:id', undefined],
    ]);
    expect(JSON.stringify(spans.map(toldOf))).not.toContain('dana');
  });
});

describe('what is told of a statement', () => {
  it.each([
    [`select "a" from "transactions" where "b" = $1`, 'select', 'transactions'],
    ['insert into "pgboss"."job" (id) values ($1)', 'insert', 'job'],
    ['update items set a = 1', 'update', 'items'],
    ['begin', 'begin', undefined],
    ['with x as (select 1 from consumers) select 2', 'with', 'consumers'],
    [`delete from "consumers" where name = 'from dana@example.test'`, 'delete', 'consumers'],
    [`select extract(day from '2026-01-01'::date)`, 'select', undefined],
    ['', 'other', undefined],
  ])('%s: operation and table', (statement, operation, table) => {
    expect(statementOf(statement)).toEqual({ operation, table });
  });
});

describe('the observers of an environment', () => {
  it('send traces to the collector that is named, under the name of the service', async () => {
    const received: { url: string | undefined; body: string }[] = [];
    const collector = createServer((request, response) => {
      void text(request).then((body) => {
        received.push({ url: request.url, body });
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      });
    }).listen(0, '127.0.0.1');
    await once(collector, 'listening');
    const address = collector.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const config = { tracesEndpoint: `http://127.0.0.1:${port}` };
    const first = await openTestSandbox();
    const sandbox = await openTestSandbox({
      db: first.db,
      observers: await openObservers({ ...first.config, ...config }),
    });
    await sandbox.app.inject('/health/live');
    await sandbox.close();
    await first.close();
    collector.closeAllConnections();
    collector.close();
    expect(received.map(({ url }) => url)).toEqual(['/v1/traces']);
    expect(received[0]?.body).toContain('back-office-sandbox');
    expect(received[0]?.body).toContain('GET /health/live');
  });

  it('do not hold up the end where the collector is away', { timeout: 9000 }, async () => {
    const lines: string[] = [];
    const first = await openTestSandbox();
    const observers = await openObservers({ ...first.config, tracesEndpoint: 'http://127.0.0.1:1' });
    const logger = { level: 'warn', stream: { write: (line: string) => void lines.push(line) } };
    const sandbox = await openTestSandbox({ db: first.db, observers, logger });
    await sandbox.app.inject('/health/live');
    await sandbox.close();
    await first.close();
    expect(lines.join('')).toContain('traces not sent');
  });

  it('are none where nothing is named', async () => {
    const { config, close } = await openTestSandbox();
    expect(await openObservers(config)).toEqual([]);
    await close();
  });
});
