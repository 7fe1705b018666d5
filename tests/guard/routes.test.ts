import { describe, expect, it } from 'vitest';
import { guardFallback, routes, type RouteDefinition } from '#src/resources/paths.ts';
import { parseSpecRoute, specRouteList } from './specRoutes.ts';

const table: Readonly<Record<string, RouteDefinition | undefined>> = routes;

describe('the reader of the route fixture', () => {
  it('reads marks', () => {
    expect(parseSpecRoute('  Rows /file/:id/rows guarded back=Files digits=id')).toEqual({
      name: 'Rows',
      path: '/file/:id/rows',
      layout: 'main',
      guarded: true,
      back: 'Files',
      digits: 'id',
    });
    expect(parseSpecRoute('Charge /wizard/charge wizard back')).toMatchObject({ layout: 'wizard', back: true });
    expect(parseSpecRoute('Items /items/list')).not.toHaveProperty('back');
  });
});

describe('the route table', () => {
  it('holds the routes of the specification and no other: a noun of its own path brings its own', () => {
    expect(Object.keys(routes).toSorted()).toEqual(
      specRouteList()
        .map(({ name }) => name)
        .toSorted(),
    );
  });

  it.each(specRouteList())('$name has its path, layout, guard and way back', (route) => {
    const built = table[route.name];
    expect(built).toMatchObject({
      path: route.path,
      layout: route.layout,
      access: route.guarded ? 'billing' : 'any',
    });
    if (typeof route.back === 'string') expect(built?.back?.to).toBe(route.back);
    if (route.back === true) expect(built?.back).toBeDefined();
    expect(built?.digits).toEqual(route.digits === undefined ? undefined : [route.digits]);
  });

  it('leads every back button to a route', () => {
    const targets = Object.values(table).flatMap((route) => (route?.back ? [route.back.to] : []));
    expect(targets.filter((to) => table[to] === undefined)).toEqual([]);
  });

  it('turns away to QuickCharge', () => {
    expect(guardFallback).toBe('QuickCharge');
  });
});
