import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callAt } from '#contract/capsule/callAt.ts';
import { CapsuleError, parseCapsule, type Capsule } from '#contract/capsule/capsule.ts';
import { redactAnswer } from '#contract/capsule/redactAnswer.ts';
import { createKeptIds } from '#contract/capsule/redaction.ts';
import type { Base } from '#contract/endpoints.ts';
import { createAnswers } from '#scripts/capsule/answers.ts';
import { mountCapsule } from '#scripts/capsule/mountCapsule.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts';

const plain: Capsule = {
  capsule: 1,
  id: '1a2b3c4d',
  takenAt: '2026-11-15T10:00:00.000Z',
  application: { version: '0.1.0', locale: 'en-IL', appearance: 'light' },
  browser: { userAgent: 'x', languages: ['en'], timeZone: 'Asia/Jerusalem', viewport: { width: 1, height: 1 } },
  roles: ['Merchant'],
  page: '/customers/list',
  visited: [],
  calls: [],
};

describe('a file that is no capsule', () => {
  it.each([
    ['{', 'it is not JSON'],
    ['[]', 'Invalid'],
    [JSON.stringify({ ...plain, capsule: 2 }), 'capsule: Invalid'],
    [JSON.stringify({ ...plain, roles: ['Owner'] }), 'roles[0]: Invalid'],
    [JSON.stringify({ ...plain, calls: [{ call: 'nothing.list' }] }), 'calls[0].call: Invalid'],
    [JSON.stringify({ ...plain, page: 'https://evil.test' }), 'page: Invalid'],
  ])('%s is refused by what is wrong with it', (text, told) => {
    expect(() => parseCapsule(text)).toThrow(CapsuleError);
    expect(() => parseCapsule(text)).toThrow(told);
  });

  it('is told from one that is', () => {
    expect(parseCapsule(JSON.stringify(plain))).toEqual(plain);
  });
});

describe('a page that is opened from a capsule', () => {
  let sandbox: TestSandbox;
  let opened: TestSandbox;
  let capsule: Capsule;

  /** What a page has asked and was answered, as a capsule keeps it. */
  async function record(base: Base, url: string): Promise<Capsule['calls'][number]> {
    const ids = createKeptIds();
    const { pathname, search } = new URL(url, 'http://x');
    const named = callAt(ids, { method: 'GET', base, path: pathname, search });
    if (!named) throw new Error(`${url} is no call`);
    const answer = await sandbox.as('manager')({ url: `/sandbox/${base}${url}` });
    const kept = redactAnswer(ids, named.call, answer.json());
    return {
      ...named,
      before: 0,
      status: answer.statusCode,
      ...(typeof kept === 'object' && kept && { answer: kept }),
    };
  }

  beforeAll(async () => {
    sandbox = await openTestSandbox();
    const calls = [
      await record('profile', '/api/consumers?search=Dana&take=25'),
      await record('profile', '/api/consumers/$meta'),
      await record('profile', '/api/terminals'),
      await record('reporting', '/api/dashboard/transactionsTotals?dateFrom=2026-11-01&dateTo=2026-11-15'),
      {
        call: 'items.list',
        method: 'GET',
        base: 'profile',
        path: '/api/items',
        query: 'take=25',
        before: 0,
        status: 500,
      },
    ] as const;
    const terminals = calls[2].answer as { data: { terminalID: string }[] };
    capsule = { ...plain, calls: [...calls], terminalID: terminals.data.at(-1)?.terminalID };
    const before = (app: TestSandbox['app']) =>
      mountCapsule(app, parseCapsule(JSON.stringify(capsule)), 'http://localhost:4000');
    opened = await openTestSandbox({ db: sandbox.db, before });
  });
  afterAll(async () => {
    await opened.close();
    await sandbox.close();
  });

  it('is answered what was recorded, whatever is typed now', async () => {
    const [list] = capsule.calls;
    const answer = await opened.app.inject('/sandbox/profile/api/consumers?take=25&search=Noa');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual(list?.answer);
  });

  it('has the recorded columns with headings of the sandbox', async () => {
    const answer = await opened.as('manager')({ url: '/sandbox/profile/api/consumers/$meta' });
    const { columns } = answer.json<{ columns: Record<string, { name: string; dataType: string }> }>();
    const recorded = capsule.calls[1]?.answer as { columns: object };
    expect(Object.keys(columns)).toEqual(Object.keys(recorded.columns));
    expect(columns.consumerName?.name).toMatch(/[א-ת]/);
  });

  it('opens on its terminal, in its language, and asks about other days', async () => {
    const { data } = (await opened.app.inject('/sandbox/profile/api/terminals')).json<{
      data: { terminalID: string }[];
    }>();
    expect(data[0]?.terminalID).toBe(capsule.terminalID);
    expect((await opened.app.inject('/config.json')).json<{ locale: string }>().locale).toBe('en-IL');
    const totals = '/sandbox/reporting/api/dashboard/transactionsTotals?dateFrom=2027-01-01&dateTo=2027-01-15';
    expect((await opened.app.inject(totals)).json()).toEqual(capsule.calls[3]?.answer);
  });

  it('fails where it failed, names what is not in the file, and writes nothing', async () => {
    expect((await opened.app.inject('/sandbox/profile/api/items?take=25')).statusCode).toBe(500);
    const unknown = await opened.app.inject('/sandbox/profile/api/consumers?take=100');
    expect(unknown.statusCode).toBe(404);
    expect(unknown.json<{ message: string }>().message).toContain('consumers.list /api/consumers?take=100');
    const write = await opened.as('manager')({ method: 'POST', url: '/sandbox/profile/api/items', payload: {} });
    expect(write.statusCode).toBe(403);
    expect(write.json<{ message: string }>().message).toContain('items.create');
  });

  it('gets no answer where none came', () => {
    const silent = { ...capsule, calls: capsule.calls.map((call) => ({ ...call, status: 0 })) };
    const answerTo = createAnswers(silent);
    expect(answerTo({ method: 'GET', base: 'profile', path: '/api/items', search: 'take=25' })).toEqual({
      kind: 'silence',
    });
  });
});
