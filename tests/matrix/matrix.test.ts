import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { routeTable } from '#src/app/pages.ts';
import { dataResources } from '#src/resources/registry.ts';
import type { Policy } from '#src/settings/isOpenTo.ts';
import { Cells } from './cells.ts';
import { declaredListDeeds, declaredRecords, isOffered, type DeclaredRecords, type ListDeed } from './declared.ts';
import { exceptions } from './exceptions.ts';
import { isOpen, judge, type Asked } from './judging.ts';
import { pageRequests } from './pages.ts';
import { makeRecords } from './records.ts';
import { requestOfDeed, requestOfListDeed, type Pages } from './requests.ts';
import { requestsOfRoute } from './routes.ts';
import { samplesOf } from './samples.ts';
import { terminalCases, type Terminals } from './terminals.ts';
import { verbsOf } from './verbs.ts';
import { openWorld, type World } from './world.ts';

let world: World;
let pages: Pages;
let terminals: Terminals;
let records: readonly DeclaredRecords[];
let listDeeds: readonly ListDeed[];
const cells = new Cells(exceptions);
/** What shows something, and sends nothing of its own. */
const silent = new Set<string>();

beforeAll(async () => {
  world = await openWorld();
  [records, listDeeds] = [await declaredRecords(), await declaredListDeeds()];
  const deeds = [...records.flatMap((declared) => declared.deeds), ...listDeeds];
  const policies = [...Object.values(routeTable), ...deeds.flatMap(({ where, action }) => [where, action])];
  terminals = terminalCases(policies, world.terminal.integrations);
  pages = await pageRequests(world);
}, 120_000);
beforeEach(() => world.enter());
afterAll(() => world.close());

/** Who sees what stands on a page; of what leads elsewhere as well, those who do not are asked nothing. */
const seenOn = ({ where, action }: { where: Policy; action: { kind: string } }): Pick<Asked, 'isSeenBy'> => ({
  ...(action.kind === 'link' && { isSeenBy: (role, terminal) => isOpen(where, role, terminal) }),
});

describe('the matrix of roles, routes, actions, features and states of records', () => {
  it.each(Object.entries(routeTable))('opens %s to whom it is answered', async (route, definition) => {
    const before = cells.faults().length;
    for (const request of await requestsOfRoute(world, pages, route)) {
      const isOfferedTo: Asked['isOfferedTo'] = (role, terminal) => isOpen(definition, role, terminal);
      await judge(world, terminals, cells, [{ deed: route, place: request.endpoint, state: '', isOfferedTo, request }]);
    }
    expect(cells.faults().slice(before)).toEqual([]);
  });

  it.each(Object.keys(dataResources))('tells react-admin of %s what is done (canAccess)', async (resource) => {
    const before = cells.faults().length;
    for (const asked of await verbsOf(world, pages, resource)) await judge(world, terminals, cells, [asked]);
    expect(cells.faults().slice(before)).toEqual([]);
  });

  it('offers of lists what is done, and nothing else', { timeout: 120_000 }, async () => {
    const before = cells.faults().length;
    for (const deed of listDeeds) {
      const { key, where, action } = deed;
      const request = await requestOfListDeed(world, pages, deed);
      const place = { terminalID: world.anchors.terminalID, showDeleted: false };
      const isOfferedTo: Asked['isOfferedTo'] = (role, terminal) =>
        isOpen(where, role, terminal) && isOpen(action, role, terminal) && (action.offered?.(place) ?? true);
      if (!request) {
        silent.add(key);
        continue;
      }
      await judge(world, terminals, cells, [
        { deed: key, place: 'list', state: '', request, isOfferedTo, ...seenOn(deed) },
      ]);
    }
    expect(cells.faults().slice(before)).toEqual([]);
  });

  it('offers of records what is done, and nothing else', { timeout: 300_000 }, async () => {
    const before = cells.faults().length;
    const more = await makeRecords(world);
    for (const declared of records.filter(({ deeds }) => deeds.length > 0)) {
      const samples = await samplesOf(world, declared, more);
      for (const deed of declared.deeds) {
        const { key, place } = deed;
        const states: Asked[] = [];
        for (const sample of samples) {
          if (isOffered(deed, sample) === undefined) continue;
          const request = await requestOfDeed(world, pages, deed, sample);
          const { state, made } = sample;
          const isOfferedTo: Asked['isOfferedTo'] = (role, terminal) => {
            const isOpenHere = (policy: Policy) => isOpen(policy, role, terminal);
            return isOpenHere(deed.where) && isOffered(deed, sample, isOpenHere) === true;
          };
          if (!request) silent.add(key);
          else states.push({ deed: key, place, state, made, request, isOfferedTo, ...seenOn(deed) });
        }
        await judge(world, terminals, cells, states);
      }
    }
    expect(cells.faults().slice(before)).toEqual([]);
  });

  it('is made of what is declared: everything that sends something was done at least once', () => {
    const declared = [...records.flatMap(({ deeds }) => deeds), ...listDeeds].map(({ key }) => key);
    const wanted = new Set([...declared.filter((key) => !silent.has(key)), ...cells.deeds]);
    expect([...wanted].filter((deed) => !cells.done.has(deed))).toEqual([]);
    process.stdout.write(`The matrix: ${cells.count} cells, of ${world.asked()} calls.\n`);
  });

  it('fails for a page or a dialog that is declared and nobody speaks for', async () => {
    await expect(requestsOfRoute(world, {}, 'Dashboard')).rejects.toThrow('nobody says what Dashboard asks');
    const dialog: ListDeed['action'] = { key: 'invented', kind: 'dialog', Dialog: () => null };
    const invented = listDeeds.slice(0, 1).map((deed) => ({ ...deed, key: 'items.invented', action: dialog }));
    for (const deed of invented)
      await expect(requestOfListDeed(world, pages, deed)).rejects.toThrow(
        'nobody says what the dialog of items.invented sends',
      );
  });

  it('has no exception that nothing needs', () => {
    expect(exceptions.filter((one) => !cells.used.has(one))).toEqual([]);
  });
});
