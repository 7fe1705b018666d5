import { describe, expect, it } from 'vitest';
import { isAllowed, roles, type Role } from '#contract/roles.ts';
import { createQueryClient } from '#src/app/createQueryClient.ts';
import { createAccess } from '#src/app/access/access.ts';
import { currentTerminal } from '#src/app/access/currentTerminal.ts';
import { endpointOf } from '#src/dataProvider/resource.ts';
import { routeTable } from '#src/app/pages.ts';
import { dataResources, definitions, listsByName } from '#src/resources/registry.ts';
import { createSavedStore } from '#src/settings/savedStore.ts';
import { createTabChoice } from '#src/settings/terminalChoice.ts';
import type { Terminal } from '#src/settings/terminals.ts';

const features = ['Billing', 'Checkout', 'CreditCardTokens', 'RecurrentPayments'];
const terminalWith = (enabledFeatures: readonly string[], terminalID = 't1'): Terminal => ({
  terminalID,
  label: 'Shop',
  status: 'active',
  enabledFeatures,
  integrations: {},
});
const accessOf = (role: Role, terminal: Terminal | undefined = terminalWith(features)) =>
  createAccess({ roles: [role] }, () => terminal);

const callOf = { list: 'list', create: 'create', edit: 'update', delete: 'delete', export: 'excel' } as const;

describe.each(roles)('what is open to a %s', (role) => {
  const canAccess = accessOf(role);

  it.each(Object.values(dataResources))('of $name is what its calls and pages let through', ({ name, endpoints }) => {
    for (const [action, kind] of Object.entries(callOf)) {
      if (!canAccess({ action, resource: name })) continue;
      const choice = endpoints[kind];
      const endpoint = typeof choice === 'function' ? choice({}) : choice;
      if (endpoint) expect(isAllowed(endpointOf(endpoint).access, [role]), action).toBe(true);
    }
    const page = listsByName[name]?.page;
    if (page) expect(canAccess({ action: 'list', resource: name })).toBe(isAllowed(page.access, [role]));
    const { hasShow, hasEdit, hasCreate } = definitions[name] ?? {};
    if (!hasShow) expect(canAccess({ action: 'show', resource: name })).toBe(false);
    if (!hasEdit) expect(canAccess({ action: 'edit', resource: name })).toBe(false);
    if (!hasCreate) expect(canAccess({ action: 'create', resource: name })).toBe(false);
  });

  it('of a page that is no resource is what its route lets through', () => {
    for (const resource of ['Dashboard', 'Charge', 'MyProfile'])
      expect(canAccess({ action: 'list', resource })).toBe(isAllowed(routeTable[resource]?.access ?? 'any', [role]));
    expect(canAccess({ action: 'list', resource: 'nowhere' })).toBe(false);
  });
});

describe('what is open', () => {
  it('asks the features of the terminal; of none there is nothing that needs one', () => {
    const asked = { action: 'create', resource: 'billingDeals' };
    expect(accessOf('Manager')(asked)).toBe(true);
    expect(accessOf('Manager', terminalWith([]))(asked)).toBe(false);
    expect(createAccess({ roles: ['Manager'] }, () => undefined)(asked)).toBe(false);
    // A call's own, where its page asks for none.
    const card = { action: 'edit', resource: 'cards' };
    expect([accessOf('Manager')(card), accessOf('Manager', terminalWith([]))(card)]).toEqual([true, false]);
    expect(createAccess({ roles: ['Manager'] }, () => undefined)({ action: 'list', resource: 'customers' })).toBe(true);
  });

  it('knows the record: a deleted one is neither changed nor deleted', () => {
    const canAccess = accessOf('Manager');
    const ask = (action: string, deleted: boolean) =>
      canAccess({ action, resource: 'customers', record: { id: 'c1', deleted } });
    expect(['show', 'edit', 'delete'].map((action) => ask(action, false))).toEqual([true, true, true]);
    expect(['show', 'edit', 'delete'].map((action) => ask(action, true))).toEqual([true, false, false]);
  });

  it('no verb takes a payment, so nobody creates a transaction or deletes one', () => {
    for (const action of ['create', 'edit', 'delete'])
      expect(accessOf('Manager')({ action, resource: 'transactions' })).toBe(false);
  });
});

describe('the current terminal', () => {
  it('is the one the screens have: of the address, of the tab, as saved, else the first', () => {
    const queryClient = createQueryClient();
    const choices = { tab: createTabChoice(sessionStorage, 'noa'), saved: createSavedStore(localStorage, 'noa') };
    const current = (search = '') => currentTerminal(queryClient, { ...choices, search })?.terminalID;
    expect(current()).toBeUndefined();
    queryClient.setQueryData(
      ['terminals', 'getList'],
      ['t1', 't2', 't3', 't4'].map((id) => terminalWith([], id)),
    );
    expect(current()).toBe('t1');
    choices.saved.write({ terminalID: 't2' });
    expect(current()).toBe('t2');
    choices.tab.write('t3');
    expect(current()).toBe('t3');
    expect(current(`?filter=${encodeURIComponent(JSON.stringify({ terminalID: 't4' }))}`)).toBe('t4');
  });
});
