import { describe, expect, it } from 'vitest';
import { featuresOf } from '#contract/callPolicies.ts';
import { endpointIds, endpoints, type EndpointId } from '#contract/endpoints.ts';
import { features, type Feature } from '#contract/features.ts';
import { roles, type Role } from '#contract/roles.ts';
import type { ActionTools, ListAction, ManyAction, RecordAction } from '#src/actions/actions.ts';
import { hasScreen } from '#src/app/screens.tsx';
import { visibleMenu } from '#src/app/shell/menu.ts';
import type { ResourceEndpoints } from '#src/dataProvider/resource.ts';
import { routes, type RouteName } from '#src/resources/paths.ts';
import { routeTable } from '#src/app/pages.ts';
import { resources } from '#src/resources/registry.ts';
import type { ResourceList } from '#src/resources/resource.ts';
import { isOpenTo, type Policy } from '#src/settings/isOpenTo.ts';
import { namedIds } from '#tests/guard/scans.ts';
import { readSources } from '#tests/guard/sources.ts';
import { mayCall } from '#tests/support/roleMatrix.ts';

const id = '6f1c2d3e-d9cb-469f-a165-70867728950e';
const isEndpoint = (one: unknown): one is EndpointId => typeof one === 'string' && one in endpoints;
const guardedCalls = endpointIds.filter((one) => endpoints[one].access !== 'any');

/** Something a person is offered: what it asks of them, and the calls it makes. */
interface Offer {
  name: string;
  /** All of them must be open. */
  policies: readonly Policy[];
  calls: readonly EndpointId[];
}

/** A data provider that keeps which calls an action makes. */
function recorder() {
  const calls: EndpointId[] = [];
  const note = (endpoint: EndpointId) => {
    calls.push(endpoint);
    return Promise.resolve({ status: 'success', data: [] });
  };
  const dataProvider = { call: note, operate: note, download: note, getOne: async () => ({ data: { id } }) };
  const withJobs = { ...dataProvider, forJob: async () => ({ dataProvider, tell: () => undefined }) };
  return { calls, tools: { dataProvider: withJobs, terminalID: id, showDeleted: false } as unknown as ActionTools };
}

type AnyAction = RecordAction | ManyAction | ListAction;

/** What an action calls by itself; what its dialog sends is found in the sources of its room. */
async function callsOf(action: AnyAction): Promise<readonly EndpointId[]> {
  if (action.kind === 'money') return [action.endpoint];
  const { calls, tools } = recorder();
  const record = { id, terminalID: id };
  // A sound answer holds more than the recorder's: what fails after a call has made it.
  const quietly = async (run: () => unknown) => {
    try {
      await run();
    } catch {
      // nothing
    }
  };
  if (action.kind === 'operation') await quietly(() => action.run(record, tools));
  if (action.kind === 'many') await quietly(() => action.run([{ id }], tools));
  if (action.kind === 'many' && 'rows' in action) await quietly(() => action.rows(tools));
  return calls;
}

const readsOf = ({ list, meta, excel, grouped }: ResourceEndpoints) => [list, meta, excel, grouped].filter(isEndpoint);
/** Writes chosen by the record are looked through for both. */
const writesOf = ({ create, update }: Pick<ResourceEndpoints, 'create' | 'update'>) =>
  [create, update]
    .flatMap((one) => (typeof one === 'function' ? [one({}), one({ paymentType: 'card', invoiceOnly: true })] : [one]))
    .filter(isEndpoint);

async function offersOf({
  name,
  page,
  detailPage,
  endpoints: its,
  actions = {},
  create,
}: ResourceList): Promise<Offer[]> {
  const record = detailPage
    ? [{ name: `${name}: page`, policies: [detailPage], calls: [its.get].filter(isEndpoint) }]
    : [];
  const made: Offer[] = create ? [{ name: `${name}: create`, policies: [page, create], calls: [] }] : [];
  const places = [
    ['row', page, actions.row],
    ['record', detailPage ?? page, actions.record ?? actions.row],
    ['bulk', page, actions.bulk],
    ['list', page, actions.list],
  ] as const;
  const done = await Promise.all(
    places.map(async ([place, where, load]) =>
      Promise.all(
        ((await load?.()) ?? []).map(async (action): Promise<Offer> => ({
          name: `${name}, ${place}: ${action.key}`,
          policies: [where, action],
          calls: await callsOf(action),
        })),
      ),
    ),
  );
  return [{ name, policies: [page], calls: readsOf(its) }, ...record, ...made, ...done.flat()];
}

/** Everything that the declarations offer. */
async function allOffers(): Promise<Offer[]> {
  const all = await Promise.all(
    resources.map(async ({ lists, unlisted, screens }) => {
      const ofLists = await Promise.all([...lists, ...unlisted].map(offersOf));
      const { create, update } = lists[0].endpoints;
      const writes = ({ name }: { name: string }) =>
        writesOf(name.startsWith('Create') ? { create } : name.startsWith('Edit') ? { update } : { create, update });
      return [
        ...ofLists.flat(),
        ...screens.map(({ page }) => ({ name: page.name, policies: [page], calls: writes(page) })),
      ];
    }),
  );
  return all.flat();
}

/** Sets of features that make a difference: with all of those that anything asks for, with none, without each, with each alone. */
function featureSets(policies: readonly Policy[]): (readonly Feature[])[] {
  const asked = features.filter((one) => policies.some(({ feature }) => [feature ?? []].flat().includes(one)));
  const without = (left: Feature) => features.filter((one) => one !== left);
  return [features, [], ...asked.map(without), ...asked.map((one) => [one])];
}

const isOpenIn = (role: Role, enabledFeatures: readonly Feature[]) => (policy: Policy) =>
  isOpenTo(policy, { roles: [role] }, { enabledFeatures, integrations: {} });

describe('the matrix of roles, routes, actions and features', () => {
  it('has nothing that the server refuses: what is offered makes no call that the role may not make or the terminal lacks the feature for', async () => {
    const offers = await allOffers();
    const sets = featureSets([...offers.flatMap(({ policies }) => policies), ...Object.values(routes)]);
    let open = 0;
    const refused = roles.flatMap((role) =>
      sets.flatMap((set) => {
        const offered = offers.filter(({ policies }) => policies.every(isOpenIn(role, set)));
        open += offered.length;
        return offered.flatMap(({ name, calls }) =>
          calls
            .filter((call) => !mayCall(role, call) || !featuresOf(call).every((one) => set.includes(one)))
            .map((call) => `${role}, ${name}: ${call}`),
        );
      }),
    );
    expect([...new Set(refused)]).toEqual([]);
    expect(open).toBeGreaterThan(1000);
  });

  it('offers each guarded call to those who may make it, where a declaration makes it', async () => {
    const offers = await allOffers();
    const made = new Set(offers.flatMap(({ calls }) => calls));
    for (const call of guardedCalls.filter((one) => made.has(one))) {
      const open = roles.filter((role) =>
        offers.some(({ policies, calls }) => calls.includes(call) && policies.every(isOpenIn(role, features))),
      );
      expect([call, ...open]).toEqual([call, ...roles.filter((role) => mayCall(role, call))]);
    }
  });

  it('has a menu whose every entry opens, and no entry that a role or the terminal lacks', () => {
    for (const role of roles) {
      for (const set of featureSets(Object.values(routes))) {
        const isOpen = isOpenIn(role, set);
        const shown = visibleMenu(isOpen).flatMap(({ entries }) => entries.map(({ route }) => route));
        const opens = (route: string) => {
          const definition = routeTable[route];
          return definition !== undefined && isOpen(definition) && hasScreen(route);
        };
        expect(shown.filter((route) => !opens(route))).toEqual([]);
      }
    }
  });
});

describe('a guarded call that stands in the sources', () => {
  /** Parts of open rooms that make one, and what keeps them from who may not. */
  const guardedParts: Readonly<Record<string, string>> = {
    'src/actions/many/actOnAll.ts': 'sends what a declared action names',
    'src/app/palette/sentence/language.ts': 'says which list tells of days to come, and makes no call',
    'src/app/preload.ts': 'asks ahead for who may open the dashboard',
    'src/attempts/creations/creations.ts': 'says how a call is kept, and makes none',
    'src/attempts/creations/looks.ts': 'looks for what the same person has sent',
    'src/resources/paths.ts': 'says what a page needs of its terminal, and makes no call',
    'src/resources/customers/useTakenAlong.ts': 'asks for deals where the list of deals is open',
    'src/resources/masavFiles/waitingDebits.ts': 'asks for deals where a deal is open',
    'src/resources/terminals/ResetKeyDialog.tsx': 'opens from what only they are offered',
    'src/resources/terminals/useTerminalFile.ts': 'sends stylesheets from a field that only they are offered',
  };

  /** Rooms of pages that belong to no noun, and their routes. */
  const pagesOfRooms: Readonly<Record<string, RouteName>> = { 'src/pages/dashboard': 'Dashboard' };

  const isGuardedRoom = (folder: string) => {
    const of = resources.filter(({ lists: [{ page }] }) => page.access === 'billing').map(({ name }) => name);
    const route = pagesOfRooms[folder];
    return of.some((name) => folder === `src/resources/${name}`) || (route && routes[route].access === 'billing');
  };

  it('stands in the room of a guarded noun or page, or in a part that is guarded by itself', () => {
    const found = readSources('src/**').filter(({ text }) => namedIds(text, guardedCalls).length > 0);
    const open = found.map(({ path }) => path).filter((path) => !isGuardedRoom(path.split('/').slice(0, 3).join('/')));
    expect(open.toSorted()).toEqual(Object.keys(guardedParts).toSorted());
  });
});
