import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EndpointId, endpointIds, endpoints } from '#contract/endpoints.ts';
import { isObject } from '#contract/envelope.ts';
import { parseEnvironment } from '#sandbox/config.ts';
import { openDatabase, type OpenedDatabase } from '#sandbox/db/open.ts';
import { prepareDatabase } from '#sandbox/seed/prepare.ts';
import { testNow } from '#tests/support/databaseDump.ts';
import {
  askServer,
  changeSetting,
  type ReplicatedPostgresql,
  startReplicated,
} from '#tests/support/replicatedPostgresql.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts';

let servers: ReplicatedPostgresql;
let opened: OpenedDatabase;
let sandbox: TestSandbox;
let terminalID: string;
let masavFileID: string;
const open = () =>
  openDatabase({ databaseUrl: servers.primary, databaseReadUrl: servers.replica, dataDirectory: 'memory' });

beforeAll(async () => {
  servers = await startReplicated();
  opened = await open();
  await prepareDatabase(opened, { now: testNow, seedTransactions: 60 });
  sandbox = await openTestSandbox({ db: opened.db, readDb: opened.readDb });
  terminalID = String((await rowsAt('/sandbox/profile/api/terminals'))[0]?.terminalID);
  masavFileID = String((await rowsAt('/sandbox/transactions/api/masav'))[0]?.masavFileID);
});
afterAll(async () => {
  await sandbox.close();
  await opened.close();
  await servers.stop();
});

/** Asks as the manager. */
async function ask(url: string, body?: object): Promise<{ status: number; json: Record<string, unknown> }> {
  const answer = await sandbox.as('manager')(body ? { method: 'POST', url, payload: body } : { method: 'GET', url });
  const isJson = String(answer.headers['content-type']).includes('json');
  const json: unknown = isJson ? answer.json() : {};
  return { status: answer.statusCode, json: isObject(json) ? json : {} };
}

async function rowsAt(url: string): Promise<Record<string, unknown>[]> {
  const { json } = await ask(url);
  return Array.isArray(json.data) ? json.data.filter(isObject) : [];
}

const customers = '/sandbox/profile/api/consumers';
const nobody = '00000000-0000-4000-8000-000000000000';
const askedElsewhere = endpointIds.filter((id) => {
  const { kind, base }: { kind: string; base: string } = endpoints[id];
  return ['list', 'excel'].includes(kind) || (kind === 'lookup' && base === 'reporting');
});

describe('with replicas to read from', () => {
  it.each(askedElsewhere)('%s is answered where nothing can be written', async (id: EndpointId) => {
    const { base, path } = endpoints[id];
    const filled = path.replace('{terminalID}', terminalID).replace(/\{\w+\}/, nobody);
    const { status, json } = await ask(
      `/sandbox/${base}${filled}?terminalID=${terminalID}&masavFileID=${masavFileID}&take=10`,
    );
    expect({ status, json }).toMatchObject({ status: path.includes('{id}') ? expect.any(Number) : 200 });
    expect(status).toBeLessThan(500);
  });

  it('lists come from the replica, and records from where they are written', async () => {
    const [row] = await rowsAt(`${customers}?take=1`);
    const id = String(row?.consumerID);
    await askServer(servers.replica, 'select pg_wal_replay_pause()');
    // Of somebody who does not wait for the replica.
    await askServer(
      servers.primary,
      `set synchronous_commit = local; update consumers set consumer_name = 'Changed' where consumer_id = '${id}'`,
    );
    const named = async () => (await rowsAt(`${customers}?consumersID=${id}`)).map(({ consumerName }) => consumerName);
    expect(await named()).toEqual([row?.consumerName]);
    expect((await ask(`${customers}/${id}`)).json.consumerName).toBe('Changed');
    await askServer(servers.replica, 'select pg_wal_replay_resume()');
    // What is answered now, the replica shows, and with it all that came before.
    await ask(customers, { consumerName: 'Somebody', terminalID });
    expect(await named()).toEqual(['Changed']);
  });

  it('what a person has written is in the list they ask next', async () => {
    for (let index = 0; index < 20; index += 1) {
      const externalReference = `after-${index}`;
      expect((await ask(customers, { consumerName: 'Just made', externalReference, terminalID })).status).toBe(201);
      expect(await rowsAt(`${customers}?externalReference=${externalReference}`)).toHaveLength(1);
    }
  });

  it('replicas that may lag behind are refused at the start', async () => {
    await changeSetting(servers.primary, 'synchronous_standby_names', '');
    await expect(open()).rejects.toThrow(/^DATABASE_READ_URL: the replica at 127\.0\.0\.1:\d+ may lag behind/);
    await changeSetting(servers.primary, 'synchronous_standby_names', '*');
  });

  it('one that does not answer is named', async () => {
    const setting = { databaseUrl: servers.primary, databaseReadUrl: 'postgresql://u:secret@127.0.0.1:1/x' };
    await expect(openDatabase({ ...setting, dataDirectory: 'memory' })).rejects.toThrow(
      /^DATABASE_READ_URL: no PostgreSQL answers at 127\.0\.0\.1:1 \(ECONNREFUSED\)$/,
    );
  });
});

it('needs a server to write to', () => {
  expect(() => parseEnvironment({ DATABASE_READ_URL: 'postgresql://a@b/c' })).toThrow(
    'DATABASE_READ_URL needs DATABASE_URL, where is written',
  );
});

it('reads from where it writes as long as no replica is named', async () => {
  const alone = await openDatabase({ databaseUrl: servers.primary, dataDirectory: 'memory' });
  expect(alone.readDb).toBe(alone.db);
  await alone.close();
});
