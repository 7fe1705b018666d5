import type { RaRecord } from 'react-admin';
import { createAccess } from '#src/app/access/access.ts';
import { endpointOf } from '#src/dataProvider/resource.ts';
import { dataResources, listsByName, pagesOf } from '#src/resources/registry.ts';
import { operate } from '#tests/support/send.ts';
import type { Asked } from './judging.ts';
import type { Pages } from './requests.ts';
import { readsOf, requestsOfRoute } from './routes.ts';
import type { Request } from './request.ts';
import type { World } from './world.ts';

/** What react-admin asks about, and whether of a record that was deleted. */
interface Verb {
  action: 'list' | 'export' | 'show' | 'create' | 'edit' | 'delete';
  deleted?: true;
  request: Request | undefined;
}

/** Filters that leave records which can be deleted at all. */
const deletable: Readonly<Record<string, object>> = { invoices: { status: 'initial' } };

/** The first record of a list. */
async function firstOf({ provider, anchors: { terminalID } }: World, name: string, filter: object): Promise<RaRecord> {
  const pagination = { page: 1, perPage: 1 };
  const sort = { field: 'id', order: 'ASC' } as const;
  const { data } = await provider.getList(name, { pagination, sort, filter: { terminalID, ...filter } });
  const [record] = data;
  if (!record) throw new Error(`there are no ${name}`);
  return record;
}

/** A record that nothing else needs, made for good. */
async function newOf({ sandbox }: World, request: Request | undefined): Promise<RaRecord> {
  if (!request) throw new Error('nobody says how one is made');
  const { response } = await operate(sandbox.as('manager'), request.endpoint, { body: request.body });
  return { id: response.entityUID ?? '' };
}

const deletion = (world: World, resource: string, record: RaRecord) =>
  world.requestOf((provider) => provider.delete(resource, { id: record.id, previousData: record }));

/** Every verb of a resource that it has a page or a call for, with what it sends. */
async function verbs(world: World, pages: Pages, resource: string): Promise<Verb[]> {
  const { detailPage, createPage, editPage } = pagesOf(resource) ?? {};
  const list = listsByName[resource];
  const first = async (route: string | undefined) =>
    route ? (await requestsOfRoute(world, pages, route))[0] : undefined;
  const found: Verb[] = [
    { action: 'show', request: await first(detailPage?.name) },
    { action: 'create', request: await first(createPage?.name) },
    { action: 'edit', request: await first(editPage?.name) },
  ];
  if (!list) return found;
  const [read, sheet] = [readsOf(world, list, ['list'])[0], readsOf(world, list, ['excel'])[0]];
  found.push({ action: 'list', request: read }, { action: 'export', request: sheet });
  const { delete: deleting } = dataResources[resource]?.endpoints ?? {};
  if (!deleting || !list.endpoints.get) return found;
  const there = deletable[resource]
    ? await firstOf(world, resource, deletable[resource])
    : await newOf(world, await first(createPage?.name));
  found.push({ action: 'delete', request: await deletion(world, resource, there) });
  if (!list.showDeleted) return found;
  const gone = await firstOf(world, resource, { showDeleted: 1 });
  found.push({ action: 'delete', deleted: true, request: await deletion(world, resource, gone) });
  const [change] = (await pages[editPage?.name ?? '']?.({ id: String(gone.id) })) ?? [];
  found.push({ action: 'edit', deleted: true, request: change });
  return found;
}

/** What `canAccess` says of a resource, and what the calls answer. */
export async function verbsOf(world: World, pages: Pages, resource: string): Promise<Asked[]> {
  return (await verbs(world, pages, resource)).flatMap(({ action, deleted, request }): Asked[] => {
    if (!request) return [];
    const record = { deleted: deleted === true };
    return [
      {
        deed: `${resource}: ${action}`,
        place: endpointOf(request.endpoint).path,
        state: deleted ? 'deleted' : '',
        request,
        isOfferedTo: (role, terminal) =>
          createAccess({ roles: [role] }, () => ({ ...world.terminal, ...terminal }))({ action, resource, record }),
      },
    ];
  });
}
