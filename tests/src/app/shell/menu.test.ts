import { describe, expect, it } from 'vitest';
import { features } from '#contract/features.ts';
import { roles, type Role } from '#contract/roles.ts';
import { routeTable } from '#src/app/pages.ts';
import { menu, visibleMenu } from '#src/app/shell/menu.ts';
import { isOpenTo, type Policy } from '#src/settings/isOpenTo.ts';
import { routes, type RouteDefinition, type RouteName } from '#src/resources/paths.ts';
import { lists } from '#src/resources/registry.ts';

const connected = { invoicing: { provider: 'EasyInvoice' } };
const visibleTo = (roles: readonly Role[], enabledFeatures: readonly string[], integrations: Record<string, unknown>) =>
  visibleMenu((policy) => isOpenTo(policy, { roles }, { enabledFeatures, integrations }));
const namesOf = (
  held: readonly Role[],
  enabled: readonly string[],
  integrations: Record<string, unknown> = connected,
) => visibleTo(held, enabled, integrations).flatMap(({ entries }) => entries.map(({ route }) => route));
const everything = menu.flatMap(({ entries }) => entries.map(({ route }) => route));
const definitionOf = (name: string): RouteDefinition | undefined => routeTable[name];

describe('the menu', () => {
  it('offers each route once, and none that needs a parameter', () => {
    expect(new Set(everything).size).toBe(everything.length);
    for (const name of everything)
      expect([name, definitionOf(name)?.path]).not.toEqual([name, expect.stringContaining(':')]);
  });

  it('offers every list of the specification', () => {
    const lists = Object.keys(routes).filter(
      (name) => /\/(list|history|permanent)$/.test(routes[name as RouteName].path) && name !== 'TransactionsFiltered',
    );
    expect(everything).toEqual(expect.arrayContaining(lists));
  });

  it.each(['Manager', 'BillingAdministrator'] as const)('shows all of it to a %s', (role) => {
    expect(namesOf([role], features)).toEqual(everything);
  });

  it.each(['Merchant', 'BusinessAdministrator'] as const)('keeps the guarded routes from a %s', (role) => {
    const shown = namesOf([role], features);
    expect(shown).toEqual(everything.filter((name) => definitionOf(name)?.access === 'any'));
    expect(shown).not.toContain('Dashboard');
    expect(shown).toContain('QuickCharge');
  });

  it('leaves out what the terminal has no feature for, but no list: what exists stays readable', () => {
    const shown = namesOf(roles, []);
    expect(shown).toEqual(everything.filter((name) => definitionOf(name)?.feature === undefined));
    expect(shown).toEqual(expect.arrayContaining(lists.flatMap(({ page, menu: place }) => (place ? [page.name] : []))));
    expect(lists.filter(({ page, detailPage }) => page.feature ?? detailPage?.feature)).toEqual([]);
  });

  it('leaves out what nobody would issue: a document on a terminal without an invoicing provider', () => {
    expect(namesOf(roles, features, {})).toEqual(everything.filter((name) => name !== 'CreateInvoice'));
  });

  it('leaves out groups with nothing left', () => {
    const isOpen = ({ access }: Policy) => access !== 'billing';
    expect(visibleMenu(isOpen).every(({ entries }) => entries.length > 0)).toBe(true);
    expect(visibleMenu(() => false)).toEqual([]);
  });
});
