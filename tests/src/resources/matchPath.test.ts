import { matchRoutes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { matchPath } from '#src/resources/matchPath.ts';
import { routeTable } from '#src/app/pages.ts';
import { routeOf } from '#src/app/currentRoute.ts';

const patterns = Object.values(routeTable).map(({ path }) => path);

describe('a path held against a route’s pattern', () => {
  it.each(patterns)('%s: fits what the router fits', (pattern) => {
    const path = pattern.replaceAll(/:\w+\??/g, 'a%20b');
    const shorter = path.replace(/\/[^/]*$/, '') || '/';
    for (const given of [path, `${path}/`, `${path}/more`, shorter, path.toUpperCase(), '/', '/masav-file/7/rows']) {
      const match = matchRoutes([{ path: pattern }], given)?.[0];
      expect(matchPath(pattern, given), given).toEqual(match?.params);
    }
  });

  it('survives segments that are no text', () => {
    expect(matchPath('/masav-file/:id/rows', '/masav-file/%E0%A4%A/rows')).toBeUndefined();
    expect(matchPath('/masav-file/:id/rows', '/masav-file//rows')).toBeUndefined();
  });
});

describe('the route of an address', () => {
  it('is the one of its pattern, whether an optional parameter is there or not', () => {
    for (const [name, { path }] of Object.entries(routeTable)) {
      expect(routeOf(path.replaceAll(/:\w+\??/g, '7'))?.name, path).toBe(name);
      if (path.endsWith('?')) expect(routeOf(path.replace(/\/:\w+\?$/, ''))?.name, path).toBe(name);
    }
  });

  it('is the dashboard at the root, and none where no pattern fits', () => {
    expect(routeOf('/')?.name).toBe('Dashboard');
    expect(routeOf('/nowhere')).toBeUndefined();
    expect(routeOf('/customers/7/list')).toBeUndefined();
  });
});
