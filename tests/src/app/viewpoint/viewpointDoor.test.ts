import { describe, expect, it, vi } from 'vitest';
import { endpointIds, endpoints, isRepeatable, type Endpoint, type EndpointId } from '#contract/endpoints.ts';
import { roles } from '#contract/roles.ts';
import { isReadOnly, viewpointDoor } from '#src/app/viewpoint/viewpointDoor.ts';
import { createAttempts } from '#src/attempts/attemptsContext.ts';
import { creationDoor } from '#src/attempts/creations/creationDoor.ts';
import { CallFailure } from '#src/dataProvider/failure.ts';
import { readsAt } from '#src/dataProvider/resource.ts';
import { mayCall } from '#tests/support/roleMatrix.ts';
import { recordingDoor, sampleViewpoint } from './sampleViewpoint.ts';

const words = 'Nothing was sent and nothing changed.';

function openDoor(viewpoint = sampleViewpoint(), answer?: unknown) {
  const { http, left } = recordingDoor(answer);
  const failed = vi.fn();
  const door = viewpointDoor(http, viewpoint, { failed, refusal: () => words });
  return { door, left, failed };
}

const path = Object.fromEntries(
  endpointIds.flatMap((id) => [...endpoints[id].path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, '1'])),
);

/** What became of a call and of a download. */
async function tried(id: EndpointId, role: (typeof roles)[number]) {
  const { door, left } = openDoor(sampleViewpoint({ role }));
  const outcomes = await Promise.allSettled([
    door.call(id, { path, body: {}, quiet: true }),
    door.download(id, { path, fallbackName: 'file.pdf' }),
  ]);
  return { left, failures: outcomes.map((one) => (one.status === 'rejected' ? (one.reason as unknown) : undefined)) };
}

describe('the door of a viewpoint', () => {
  /** By hand, and so a guard: whoever adds a call that is no plain read decides here what it does. */
  const plainDownloads: readonly EndpointId[] = [
    'invoices.downloadCopy',
    'easyInvoice.taxReport',
    'easyInvoice.hashReport',
  ];

  it('lets through what reads, as the contract declares it, and nothing else', () => {
    const reads = endpointIds.filter((id) => isRepeatable(endpoints[id]) || endpoints[id].kind === 'excel');
    expect(endpointIds.filter(isReadOnly).toSorted()).toEqual([...reads, ...plainDownloads].toSorted());
    // What is sent by another method than GET changes something, but for two reports.
    expect(endpointIds.filter((id) => isReadOnly(id) && endpoints[id].method !== 'GET')).toEqual(
      plainDownloads.slice(1),
    );
    expect(endpointIds.filter((id) => !isReadOnly(id) && endpoints[id].method === 'GET')).toEqual([
      'consumers.import',
      'items.import',
      'items.importCategories',
      'invoices.download',
    ]);
  });

  it.each(endpointIds)('%s leaves as it is declared, for every role', async (id) => {
    for (const role of roles) {
      const { left, failures } = await tried(id, role);
      const isSent = mayCall(role, id) && isReadOnly(id);
      expect(left).toEqual(isSent ? [id, id] : []);
      for (const failure of failures) {
        if (isSent) expect(failure).toBeUndefined();
        else if (mayCall(role, id)) expect(failure).toMatchObject({ kind: 'badRequest', message: words });
        // As the server would have it.
        else expect(failure).toMatchObject({ kind: 'server', status: 403 });
      }
    }
  });

  it('judges calls that the contract does not know by their kind', async () => {
    const { door, left } = openDoor();
    const { list } = readsAt('transactions', '/api/gadgets');
    const make: Endpoint = { ...list, method: 'POST', kind: 'create' };
    const fetched: Endpoint = { ...list, kind: 'download' };
    await door.call(list);
    await expect(door.call(make, { body: {} })).rejects.toThrow(words);
    await expect(door.call(fetched)).rejects.toThrow(words);
    expect(left).toEqual([list]);
  });

  it('tells of a refusal as of any other, unless the screen shows it itself', async () => {
    const { door, failed } = openDoor();
    await expect(door.call('consumers.create', { body: {} })).rejects.toThrow(words);
    expect(failed).toHaveBeenCalledOnce();
    await expect(door.call('consumers.create', { body: {}, quiet: true })).rejects.toThrow(words);
    expect(failed).toHaveBeenCalledOnce();
  });

  it('leaves no attempt behind: what was refused was never sent', async () => {
    const { door, left } = openDoor();
    const attempts = { ...createAttempts('dana', true, window), found: () => undefined };
    const create = creationDoor(door.call, attempts, () => undefined);
    await expect(create('consumers.create', { body: { terminalID: 't1' } })).rejects.toBeInstanceOf(CallFailure);
    expect(left).toEqual([]);
    expect(attempts.journal.read()).toEqual([]);
  });

  it('shows of terminals what the role may see, and the features of the viewpoint', async () => {
    const terminal = { terminalID: 't1', enabledFeatures: ['Billing'], sharedApiKey: 'k', webhooks: {}, label: 'Shop' };
    const other = { ...terminal, terminalID: 't2' };
    const viewpoint = sampleViewpoint({ added: ['Api'], removed: ['Billing'] });
    const one = await openDoor(viewpoint, terminal).door.call('terminals.get', { path });
    expect(one).toEqual({ terminalID: 't1', enabledFeatures: ['Api'], label: 'Shop' });
    const all = await openDoor(viewpoint, { data: [terminal, other] }).door.call('terminals.list');
    expect(all).toEqual({ data: [one, { terminalID: 't2', enabledFeatures: ['Billing'], label: 'Shop' }] });
    const asManager = await openDoor(sampleViewpoint({ role: 'Manager' }), terminal).door.call('terminals.get', {
      path,
    });
    expect(asManager).toEqual(terminal);
  });
});
