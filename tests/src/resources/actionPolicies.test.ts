import { expect, it } from 'vitest';
import { routeOf } from '#src/app/currentRoute.ts';
import { resources } from '#src/resources/registry.ts';

const id = '6f1c2d3e-d9cb-469f-a165-70867728950e';

it('an action that leads to a page asks what the page asks', async () => {
  const links = await Promise.all(
    resources.map(async ({ name, lists: [{ actions = {} }] }) => {
      const loaded = [...((await actions.row?.()) ?? []), ...((await actions.record?.()) ?? [])];
      return loaded.flatMap((action) => (action.kind === 'link' ? [{ name, action }] : []));
    }),
  );
  for (const { name, action } of links.flat()) {
    const definition = routeOf(new URL(action.path({ id }), 'http://localhost').pathname)?.definition;
    expect(definition, `${name}: ${action.key}`).toBeDefined();
    expect([name, action.key, action.access ?? 'any', action.feature]).toEqual([
      name,
      action.key,
      definition?.access,
      definition?.feature,
    ]);
  }
  expect(links.flat().length).toBeGreaterThan(5);
});
