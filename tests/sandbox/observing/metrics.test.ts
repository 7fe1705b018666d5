import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMetrics } from '#sandbox/observing/metrics.ts';
import { freePort } from '#tests/support/freePort.ts';
import { connectToHub, listenSomewhere } from '#tests/support/hubClient.ts';
import { tokenOf } from '#tests/support/listeningSandboxes.ts';
import { charge, poster, terminalsOf } from '#tests/support/payments.ts';
import { type HeldProcessor, holdAnswers } from '#tests/support/processors.ts';
import { unknownGuid } from '#tests/support/requests.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts';
import { openSeededDatabase } from '#tests/support/seededDatabase.ts';

let opened: Awaited<ReturnType<typeof openSeededDatabase>>;
let processor: HeldProcessor;
let sandbox: TestSandbox;
let url: string;
let metricsUrl: string;
beforeEach(async () => {
  opened = await openSeededDatabase();
  processor = holdAnswers({ deduplicates: true });
  const port = await freePort();
  const observers = [createMetrics({ host: '127.0.0.1', port })];
  sandbox = await openTestSandbox({ db: opened.db, processor, observers });
  url = await listenSomewhere(sandbox.app);
  metricsUrl = `http://127.0.0.1:${port}/metrics`;
});
afterEach(async () => {
  await sandbox.close();
  await opened.close().catch(() => {});
});

/** A scrape: its samples by name and labels, and these names alone, since any number may turn up among the values. */
async function scrape() {
  const answer = await fetch(metricsUrl);
  const text = await answer.text();
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const samples = new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]));
  return { answer, samples, names: [...samples.keys()].join('\n') };
}

describe('metrics', () => {
  it('count and time requests by route pattern and call, and hold nothing of what was asked', async () => {
    const token = await tokenOf(sandbox, 'manager');
    const ask = (path: string, authorization = `Bearer ${token}`) =>
      fetch(`${url}${path}`, { headers: { authorization } });
    await ask(`/sandbox/profile/api/items/${unknownGuid}`);
    await ask(`/sandbox/profile/api/items/${unknownGuid}?search=dana%40example.test`);
    await ask('/sandbox/profile/api/consumers?ConsumerEmail=dana%40example.test', 'Bearer stolen');
    await ask(`/no/such/4111111111111111?access_token=${token}`);
    const { answer, samples, names } = await scrape();
    expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4');
    const countOf = (route: string, call: string, status: number) =>
      samples.get(
        `http_request_duration_seconds_count{method="GET",route="${route}",call="${call}",status="${status}"}`,
      );
    expect(countOf('/sandbox/profile/api/items/:id', 'items.get', 404)).toBe(2);
    expect(countOf('/sandbox/profile/api/consumers', 'consumers.list', 401)).toBe(1);
    expect(countOf('(none)', '', 404)).toBe(1);
    expect(samples.get('http_requests_in_flight')).toBe(0);
    expect(names).not.toMatch(new RegExp(`${unknownGuid}|dana|4111|stolen|${token}`));
  });

  it('tell of payments under way, the processor, the journal, the hub, the queues and the pool', async () => {
    const [{ terminalID } = { terminalID: '' }] = await terminalsOf(sandbox);
    const { connection } = await connectToHub(url, () => tokenOf(sandbox, 'manager'));
    const paying = poster(sandbox)('transactions.create', { body: charge(terminalID), key: 'k-1' });
    await processor.waiting(1);
    const during = (await scrape()).samples;
    expect(during.get('http_requests_in_flight')).toBe(1);
    expect(during.get('backoffice_journal_open{kind="payment"}')).toBe(1);
    expect(during.get('backoffice_hub_connections')).toBe(1);
    processor.release();
    expect((await paying).status).toBe(201);

    const { samples, names } = await scrape();
    expect(samples.get('http_requests_in_flight')).toBe(0);
    expect(samples.get('backoffice_journal_open{kind="payment"}')).toBe(0);
    expect(samples.get('backoffice_journal_open{kind="abandoned"}')).toBe(0);
    const labels = '{kind="processor",name="charge",outcome="done"}';
    expect(samples.get(`backoffice_work_duration_seconds_count${labels}`)).toBe(1);
    expect(samples.get('backoffice_database_up')).toBe(1);
    for (const queue of ['charges', 'messages', 'webhooks'])
      expect(samples.get(`backoffice_queue_waiting{queue="${queue}"}`)).toEqual(expect.any(Number));
    const isServer = '$client' in opened.db && 'totalCount' in Object(opened.db.$client);
    expect(samples.has('backoffice_pool_connections{state="busy"}')).toBe(isServer);
    expect(samples.get('backoffice_pool_waiting')).toBe(0);
    expect(samples.get('process_resident_memory_bytes')).toBeGreaterThan(1e6);
    expect(names).not.toMatch(/4242|Dana|k-1/);

    await connection.stop();
    await vi.waitFor(async () => expect((await scrape()).samples.get('backoffice_hub_connections')).toBe(0));
  });

  it('are on a port of their own, which serves nothing else', async () => {
    expect((await fetch(`${url}/metrics`)).status).toBe(404);
    expect((await fetch(new URL('/health', metricsUrl))).status).toBe(404);
    expect((await fetch(metricsUrl, { method: 'POST' })).status).toBe(404);
  });

  it('are told while the database is away, which they say', async () => {
    await opened.close();
    const { answer, samples } = await scrape();
    expect(answer.status).toBe(200);
    expect(samples.get('backoffice_database_up')).toBe(0);
    expect([...samples.keys()].filter((name) => /queue|journal/.test(name))).toEqual([]);
    expect(samples.has('process_resident_memory_bytes')).toBe(true);
  });
});
