import { afterAll, beforeAll, expect, it } from 'vitest';
import { isObject } from '#contract/envelope.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
async function ask(method: Method, path: string, payload?: object, person: 'manager' | 'otherManager' = 'manager') {
  const answer = await sandbox.as(person)({
    method,
    url: `/sandbox/profile/api/inventions${path}`,
    ...(payload && { payload }),
  });
  const body: unknown = answer.headers['content-type']?.includes('json') ? answer.json() : undefined;
  return { status: answer.statusCode, body: isObject(body) ? body : {} };
}
const rowsOf = ({ body }: { body: Record<string, unknown> }) =>
  Array.isArray(body.data) ? body.data.filter(isObject) : [];

it('answers columns, rows, filters and a spreadsheet', async () => {
  const { body } = await ask('GET', '/$meta');
  expect(body.columns).toMatchObject({ title: { dataType: 'string' }, price: { dataType: 'money' } });
  expect(rowsOf(await ask('GET', '?take=100'))).toHaveLength(6);
  expect(rowsOf(await ask('GET', '?search=Umb')).map(({ title }) => title)).toEqual(['Umbrella']);
  expect(rowsOf(await ask('GET', '?patented=true'))).toHaveLength(3);
  expect((await ask('GET', '/$excel')).status).toBe(200);
});

it('creates, changes on the version that was seen, deletes, and keeps merchants apart', async () => {
  const created = await ask('POST', '', { title: 'Paper clip', price: 12.5, patented: true });
  expect(created.status).toBe(201);
  const id = String(created.body.entityUID);
  const { body: seen } = await ask('GET', `/${id}`);
  expect(seen).toMatchObject({ title: 'Paper clip', price: 12.5, patented: true, deleted: false });
  expect((await ask('GET', `/${id}`, undefined, 'otherManager')).status).toBe(404);

  const change = { inventionID: id, title: 'Clip', price: 13, updateTimestamp: seen.updateTimestamp };
  expect((await ask('PUT', `/${id}`, change)).status).toBe(200);
  expect((await ask('PUT', `/${id}`, change)).status).toBe(409);
  expect((await ask('POST', '', { title: '' })).status).toBe(400);

  expect((await ask('DELETE', `/${id}`)).status).toBe(200);
  expect((await ask('DELETE', `/${id}`)).status).toBe(404);
});
