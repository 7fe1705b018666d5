import { describe, expect, it } from 'vitest';
import { features } from '#contract/features.ts';
import { roles, type Role } from '#contract/roles.ts';
import { createAccess } from '#src/app/access/access.ts';
import { routeTable } from '#src/app/pages.ts';
import { visibleMenu } from '#src/app/shell/menu.ts';
import { featuresOfTerminal, keepViewpoint, readViewpoint, rolesToViewAs } from '#src/app/viewpoint/viewpoint.ts';
import { viewpointDoor } from '#src/app/viewpoint/viewpointDoor.ts';
import { viewpointKey } from '#src/app/viewpoint/viewpointKey.ts';
import { personOf } from '#src/authProvider/person.ts';
import { dataResources } from '#src/resources/registry.ts';
import { isOpenTo, type Policy } from '#src/settings/isOpenTo.ts';
import { loadTerminals, type Terminal } from '#src/settings/terminals.ts';
import { declaredListDeeds, declaredRecords } from '#tests/matrix/declared.ts';
import { dana, recordingDoor, sampleViewpoint } from './sampleViewpoint.ts';

const managers = roles.filter((role) => rolesToViewAs([role]).length > 0);

/** Whoever the identity provider signs in with a role of their own. */
const signedIn = (role: Role) => personOf({ profile: { sub: role, role } });

const terminalWith = (enabledFeatures: readonly string[]) => ({
  terminalID: 't1',
  label: 'Shop',
  status: 'active',
  enabledFeatures,
  integrations: { invoicing: { provider: 'EasyInvoice' } },
});

/** The terminal as the application has it from a viewpoint, its answer come through the viewpoint's door. */
async function terminalSeen(has: readonly string[], viewpoint = sampleViewpoint()): Promise<Terminal> {
  const { http } = recordingDoor({ data: [terminalWith(has)], numberOfRecords: 1 });
  const door = viewpointDoor(http, viewpoint, { failed: () => undefined, refusal: () => '' });
  const [terminal] = await loadTerminals(door);
  if (!terminal) throw new Error('the terminal is missing');
  return terminal;
}

/** Everything that is declared and asks for something: routes, what is done with records and with lists. */
async function declaredPolicies(): Promise<readonly (readonly [string, Policy])[]> {
  const deeds = [...(await declaredRecords()).flatMap((one) => one.deeds), ...(await declaredListDeeds())];
  return [
    ...Object.entries(routeTable),
    ...deeds.map(({ key, action }) => [key, action] as const),
    ...deeds.map(({ key, where }) => [`${key} where it stands`, where] as const),
  ];
}

const verbs = ['list', 'show', 'create', 'edit', 'delete', 'export'];

/** What is offered to a person on a terminal: the declared, react-admin's verbs, and the menu. */
function offeredTo(
  person: { roles: readonly Role[] },
  terminal: Terminal,
  declared: readonly (readonly [string, Policy])[],
) {
  const isOpen = (policy: Policy) => isOpenTo(policy, person, terminal);
  const canAccess = createAccess(person, () => terminal);
  return [
    ...declared.filter(([, policy]) => isOpen(policy)).map(([name]) => name),
    ...[...Object.keys(dataResources), ...Object.keys(routeTable)].flatMap((resource) =>
      verbs.filter((action) => canAccess({ action, resource })).map((action) => `${resource}/${action}`),
    ),
    ...visibleMenu(isOpen).flatMap(({ name, entries }) => entries.map(({ route }) => `${name}: ${route}`)),
  ];
}

describe('what is offered from a viewpoint', () => {
  const cases = managers.flatMap((own) => rolesToViewAs([own]).map((role) => ({ own, role })));

  it.each(cases)('to a $own as $role is what $role is offered by a sign-in of their own', async ({ own, role }) => {
    const declared = await declaredPolicies();
    expect(declared.length).toBeGreaterThan(100);
    for (const left of [undefined, ...features]) {
      const has = features.filter((one) => one !== left);
      const theirs = offeredTo(signedIn(role), await terminalSeen(has), declared);
      // The same features, whether the terminal has them or they are shown.
      const viewpoint = sampleViewpoint({ role, removed: left ? [left] : [] });
      const seen = offeredTo({ roles: [viewpoint.role] }, await terminalSeen(features, viewpoint), declared);
      expect(seen).toEqual(theirs);
      const added = sampleViewpoint({ role, added: has });
      expect(offeredTo({ roles: [role] }, await terminalSeen([], added), declared)).toEqual(theirs);
      // Never more than the person is offered where the terminal has those features.
      const owned = new Set(offeredTo(signedIn(own), await terminalSeen(has), declared));
      expect(seen.filter((one) => !owned.has(one))).toEqual([]);
    }
  });

  it('is less to a merchant than to a manager, so that something was compared', async () => {
    const declared = await declaredPolicies();
    const terminal = await terminalSeen(features);
    const [merchant, manager] = [
      offeredTo(signedIn('Merchant'), terminal, declared),
      offeredTo(signedIn('Manager'), terminal, declared),
    ];
    expect(merchant.length).toBeLessThan(manager.length);
  });
});

describe('a viewpoint', () => {
  it('is for managers and billing administrators, who may see what they may themselves', () => {
    expect(managers).toEqual(['Manager', 'BillingAdministrator']);
    expect(rolesToViewAs(['Manager'])).toEqual(roles);
    expect(rolesToViewAs(['Merchant'])).toEqual([]);
    expect(rolesToViewAs(['BusinessAdministrator', 'Merchant'])).toEqual([]);
    expect(rolesToViewAs([])).toEqual([]);
  });

  it('is kept for the tab and read again', () => {
    const viewpoint = sampleViewpoint({ added: ['Api'], removed: ['Checkout'] });
    keepViewpoint(sessionStorage, dana, viewpoint);
    expect(readViewpoint(sessionStorage, dana)).toEqual(viewpoint);
    sessionStorage.removeItem(viewpointKey);
    expect(readViewpoint(sessionStorage, dana)).toBeUndefined();
  });

  it.each<[string, Record<string, unknown>]>([
    ['of another person', { owner: 'noa.m1' }],
    ['of the same person at another merchant', { owner: 'dana.m2' }],
    ['of no role', { role: 'Owner' }],
    ['of a role of an object', { role: 'constructor' }],
    ['without a terminal', { terminalID: 7 }],
    ['without a tab', { id: undefined }],
  ])('counts as nothing %s', (_, change) => {
    const kept = { owner: 'dana.m1', ...sampleViewpoint(), ...change };
    sessionStorage.setItem(viewpointKey, JSON.stringify(kept));
    expect(readViewpoint(sessionStorage, dana)).toBeUndefined();
  });

  it('gives a merchant nothing, whatever their browser keeps', () => {
    const merchant = { ...dana, roles: ['Merchant'] as const };
    for (const role of roles) {
      keepViewpoint(sessionStorage, merchant, sampleViewpoint({ role }));
      expect(readViewpoint(sessionStorage, merchant)).toBeUndefined();
    }
  });

  it.each(['https://elsewhere.test/', '//elsewhere.test/', '/\\elsewhere.test', 'javascript:alert(1)', 7])(
    'leads back to the own pages alone, not to %s',
    (from) => {
      const kept = { owner: 'dana.m1', ...sampleViewpoint(), from, added: ['Api', 'Rockets', 1], removed: 'Api' };
      sessionStorage.setItem(viewpointKey, JSON.stringify(kept));
      expect(readViewpoint(sessionStorage, dana)).toMatchObject({ from: '/', added: ['Api'], removed: [] });
    },
  );

  it('is nothing where what is kept is broken', () => {
    sessionStorage.setItem(viewpointKey, '{');
    expect(readViewpoint(sessionStorage, dana)).toBeUndefined();
  });

  it('tells which features a terminal has from those it is shown with', async () => {
    const viewpoint = sampleViewpoint({ added: ['Api'], removed: ['Checkout'] });
    const seen = await terminalSeen(['Billing', 'Checkout'], viewpoint);
    expect(seen.enabledFeatures).toEqual(['Billing', 'Api']);
    expect(featuresOfTerminal(viewpoint, seen)).toEqual(['Checkout', 'Billing']);
    expect(featuresOfTerminal(undefined, seen)).toEqual(['Api', 'Billing']);
  });
});
