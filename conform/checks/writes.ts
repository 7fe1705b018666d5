import { bodiesOfCalls } from '#contract/entities/byCall.ts';
import { isCreating } from '#contract/creating.ts';
import { endpoints, type EndpointId } from '#contract/endpoints.ts';
import { isObject, isOperationResponse, isSuccess } from '#contract/envelope.ts';
import { israelDay } from '#contract/israelDay.ts';
import type { Answer } from '#conform/ask.ts';
import { misses, refuses, when, wrong, type Fault } from '#conform/check.ts';
import type { Kit } from '#conform/kit.ts';

const nobody = '00000000-0000-4000-8000-000000000000';

function faultsOfWrite({ status, json }: Answer, expected: number): Fault[] {
  if (status < 200 || status >= 300) return [refuses(`It is refused, or fails (${status}).`)];
  if (!isOperationResponse(json))
    return [refuses('The answer is no OperationResponse: nobody is told that it was done.')];
  return [
    ...when(!isSuccess(json), refuses('The answer does not have status "success".')),
    ...when(status !== expected, wrong(`The answer is ${status}, not ${expected}.`)),
  ];
}

const madeBy = ({ json }: Answer) => (isOperationResponse(json) ? (json.entityUID ?? '') : '');

/** A noun whose records can be made, changed and deleted without anybody hearing of it. */
interface Life {
  noun: 'consumers' | 'items';
  idField: string;
  body: Readonly<Record<string, unknown>>;
  changed: Readonly<Record<string, unknown>>;
}

/** A record is made once, read, changed on the version that was seen, and deleted. */
async function checkLife({ ask, checks, options: { only } }: Kit, life: Life): Promise<void> {
  const { noun, idField, body, changed } = life;
  if (only && !only.includes(noun)) return;
  const [create, get, update, remove] = (['create', 'get', 'update', 'delete'] as const).map(
    (verb): EndpointId => `${noun}.${verb}`,
  ) as [EndpointId, EndpointId, EndpointId, EndpointId];
  const key = crypto.randomUUID();
  const made = await ask(create, { body, key });
  const id = madeBy(made);
  checks.judge(create, 'making', [
    ...faultsOfWrite(made, 201),
    ...when(made.status < 300 && id === '', wrong('The answer names no entityUID: the new record is not opened.')),
  ]);
  if (id === '') return;
  const again = madeBy(await ask(create, { body, key }));
  checks.judge(
    create,
    'made once',
    when(again !== id, misses('Idempotency-Key is not followed: what is sent twice is made twice.')),
  );
  const read = async () => (await ask(get, { path: { id } })).json;
  const seen = await read();
  const stamp = isObject(seen) ? seen.updateTimestamp : undefined;
  const next = { ...body, ...changed, [idField]: id, updateTimestamp: stamp };
  checks.judge(update, 'changing', faultsOfWrite(await ask(update, { path: { id }, body: next }), 200));
  const after = await read();
  const isChanged = isObject(after) && Object.entries(changed).every(([field, value]) => after[field] === value);
  checks.judge(get, 'what was changed', when(!isChanged, wrong('A change that was taken is not read back.')));
  const stale = await ask(update, { path: { id }, body: { ...next, ...body } });
  checks.judge(
    update,
    'an older version',
    when(
      stale.status !== 409,
      wrong(`A change of an older version is answered with ${stale.status}, not 409: work of others is lost.`),
    ),
  );
  checks.judge(remove, 'deleting', faultsOfWrite(await ask(remove, { path: { id } }), 200));
  if (noun === 'consumers') {
    checks.judge(
      'consumers.restore',
      'restoring',
      faultsOfWrite(await ask('consumers.restore', { path: { id } }), 200),
    );
    await ask(remove, { path: { id } });
  }
  if (again !== '' && again !== id) await ask(remove, { path: { id: again } });
}

/** Calls whose body cannot be empty: an empty one is refused, and the refusal names fields. */
async function checkRefusals({ ask, checks, options: { only } }: Kit): Promise<void> {
  for (const [name, schema] of Object.entries(bodiesOfCalls)) {
    const id = name as keyof typeof bodiesOfCalls;
    if (only && !only.includes(id.split('.')[0] ?? '')) continue;
    if (!schema || schema.isValidSync({}, { context: { today: israelDay(new Date()) } })) continue;
    const names = [...endpoints[id].path.matchAll(/\{(\w+)\}/g)].map(([, one = '']) => one);
    const path = Object.fromEntries(names.map((one) => [one, nobody]));
    const { status, json } = await ask(id, { path, body: {}, ...(isCreating(id) && { key: crypto.randomUUID() }) });
    const named = isOperationResponse(json) && (json.errors ?? []).some(({ code }) => Boolean(code));
    checks.judge(id, 'refusal', [
      ...when(status < 300, wrong('An empty request is taken.')),
      ...when(status >= 500, wrong(`An empty request is a failure of the server (${status}), not a refusal.`)),
      ...when(status === 400 && !named, misses('A refusal names no field: forms cannot show where the fault is.')),
    ]);
  }
}

/** What changes something, on a test terminal: records without money and messages, and refusals of all others. */
export async function checkWrites(kit: Kit, terminalID: string): Promise<void> {
  await checkLife(kit, {
    noun: 'consumers',
    idField: 'consumerID',
    body: { terminalID, consumerName: 'Conformance check' },
    changed: { consumerName: 'Conformance check changed' },
  });
  await checkLife(kit, {
    noun: 'items',
    idField: 'itemID',
    body: { terminalID, itemName: 'Conformance check', price: 1, currency: 'ILS' },
    changed: { itemName: 'Conformance check changed' },
  });
  await checkRefusals(kit);
}
