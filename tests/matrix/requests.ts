import type { RaRecord } from 'react-admin';
import type { ActionTools, ManyOfList, RecordAction } from '#src/actions/actions.ts';
import { routeTable } from '#src/app/pages.ts';
import { matchPath } from '#src/resources/matchPath.ts';
import { recordOfRoute } from '#src/resources/registry.ts';
import { dialogs } from './dialogs.ts';
import type { Deed, ListDeed, Sample } from './declared.ts';
import type { Begun, PageRequests } from './pages.ts';
import type { Request } from './request.ts';
import type { World } from './world.ts';

/** What each page with code of its own sends, by route. */
export type Pages = Readonly<Record<string, PageRequests>>;

/** The page an address leads to, and what it begins it with. @throws Error for one that leads nowhere */
function pageAt(address: string): { route: string; begun: Begun } {
  const { pathname, searchParams } = new URL(address, 'http://app.test');
  for (const [route, { path }] of Object.entries(routeTable)) {
    const parameters = matchPath(path, pathname);
    if (parameters) return { route, begun: { ...parameters, ...Object.fromEntries(searchParams) } };
  }
  throw new Error(`${address} leads nowhere`);
}

/** What the page of an address sends first. */
async function requestAt(pages: Pages, address: string): Promise<Request> {
  const { route, begun } = pageAt(address);
  const get = recordOfRoute(route)?.endpoints.get;
  const [first] = await (pages[route]?.(begun) ?? []);
  if (first) return first;
  if (typeof get !== 'string') throw new Error(`nobody says what ${route} sends`);
  return { endpoint: get, path: begun, query: { showDeleted: 'true' } };
}

function dialogOf(key: string, record: RaRecord): Request | undefined {
  const dialog = dialogs[key];
  if (!dialog) throw new Error(`nobody says what the dialog of ${key} sends`);
  return dialog(record);
}

const toolsOf = (
  { provider: _, anchors }: World,
  dataProvider: World['provider'],
  place: Sample['place'],
): ActionTools => ({
  ...place,
  terminalID: anchors.terminalID,
  dataProvider,
});

async function requestOfOne(
  world: World,
  pages: Pages,
  key: string,
  action: RecordAction,
  record: RaRecord,
  place: Sample['place'],
) {
  if (action.kind === 'link') return requestAt(pages, action.path(record));
  if (action.kind === 'operation')
    return world.requestOf((provider) => action.run(record, toolsOf(world, provider, place)));
  if (action.kind === 'dialog' || action.Dialog) return dialogOf(key, record);
  const { path, body } = action.order(record);
  return { endpoint: action.endpoint, path, body };
}

/** What a deed sends for a record; undefined: nothing. */
export async function requestOfDeed(world: World, pages: Pages, { key, action }: Deed, { row, whole, place }: Sample) {
  const record = whole ?? row;
  if (!record) return undefined;
  if (action.kind !== 'many') return requestOfOne(world, pages, key, action, record, place);
  if (action.Form) return dialogOf(key, record);
  const rows = [{ id: String(record.id) }];
  return world.requestOf((provider) => action.run(rows, toolsOf(world, provider, place)));
}

/** Whether the plan leaves a row alone: what a row does not tell, its record does. */
async function isLeftAlone(
  { provider }: World,
  list: string,
  action: ManyOfList,
  row: RaRecord,
  place: Sample['place'],
) {
  if (action.skips?.(row, place) !== undefined) return true;
  if (!action.judgesRecord?.(row)) return false;
  const { data } = await provider.getOne(list, { id: row.id });
  return action.skips?.({ ...row, ...data }, place) !== undefined;
}

/** What a deed sends for a list, with the rows that its plan does not leave alone; undefined: nothing. */
export async function requestOfListDeed(world: World, pages: Pages, { key, list, action }: ListDeed) {
  const { terminalID } = world.anchors;
  const place = { terminalID, showDeleted: false };
  if (action.kind === 'link') return requestAt(pages, action.path(place));
  if (action.kind === 'dialog') return dialogOf(key, { id: '', terminalID });
  const rows = await action.rows(toolsOf(world, world.provider, place));
  const planned: RaRecord[] = [];
  for (const row of rows) if (!(await isLeftAlone(world, list.name, action, row, place))) planned.push(row);
  if (planned.length === 0) throw new Error(`nothing waits for ${key}`);
  const [first] = planned;
  if (action.Form && first) return dialogOf(key, first);
  const ids = planned.map(({ id }) => String(id));
  const rowsOfPlan = ids.map((id) => ({ id }));
  const request = await world.requestOf((provider) => action.run(rowsOfPlan, toolsOf(world, provider, place)));
  return request && { ...request, planned: ids };
}
