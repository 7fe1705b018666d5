import { describe, expect, it } from 'vitest';
import { routeOf } from '#src/app/currentRoute.ts';
import { ownPath } from '#src/app/routing/ownPath.ts';
import { routeTable } from '#src/app/pages.ts';
import { definitions } from '#src/resources/registry.ts';
import { buildPath } from '#src/resources/paths.ts';

describe("react-admin's paths", () => {
  it.each([
    ['/customers', '/customers/list'],
    ['/customers/', '/customers/list'],
    ['/customers/create', '/customers/create'],
    ['/customers/1', '/customers/edit/1'],
    ['/customers/1/show', '/customers/view/1'],
    ['/billingDeals', '/billing-deals/list'],
    ['/billingDeals/create', '/billing-deals/create'],
    // What no form changes is shown.
    ['/transactions/1', '/transactions/view/1'],
    ['/invoices/create', '/wizard/invoicing/create'],
    ['/masavFiles/7/show', '/masav-file/7/rows'],
    ['/cards/1', '/ctokens/1/edit'],
    ['/paymentIntents/1/show', '/payment-links/view/1'],
    ['/terminals/t%2F1', '/profile/terminals/t%2F1'],
  ])('%s leads to %s', (given, own) => expect(ownPath(given)).toBe(own));

  it.each([
    '/nowhere',
    '/nowhere/1/show',
    '/customers/1/2/3',
    '/customers/1/history',
    '/customers/%E0%A4%A',
    // They stand below a record that this path does not name.
    '/masavFileRows',
    '/cards/create',
    '/constructor',
  ])('%s leads nowhere', (given) => expect(ownPath(given)).toBe(given));

  it('leave every path of ours alone', () => {
    const paths = Object.values(routeTable).map(({ path }) =>
      buildPath(path, Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, '7']))),
    );
    expect(paths.filter((path) => ownPath(path) !== path)).toEqual([]);
  });

  it.each(Object.values(definitions).map((definition) => [definition.name, definition] as const))(
    'find each page that %s is said to have',
    (name, { hasList, hasShow, hasEdit, hasCreate }) => {
      const found = (path: string) => routeOf(ownPath(path))?.name;
      if (hasShow) expect(found(`/${name}/7/show`)).toBeDefined();
      if (hasEdit) expect(found(`/${name}/7`)).toBeDefined();
      if (hasCreate) expect(found(`/${name}/create`)).toBeDefined();
      const below = ['masavFileRows', 'transactionsByTransmission'];
      if (hasList) expect(found(`/${name}`) === undefined).toBe(below.includes(name));
    },
  );
});
