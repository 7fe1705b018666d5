import { matchRoutes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { matchPath } from '#src/resources/matchPath.ts';
import { routeTable } from '#src/resources/registry.ts';
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

  it('is the one that the router ranks first', () => {
    const table = Object.entries(routeTable).map(([id, { path }]) => ({ id, path }));
    const paths = patterns.flatMap((pattern) => [pattern.replaceAll(/:\w+\??/g, '7'), pattern.replace(/\/:\w+\?/, '')]);
    for (const path of [...paths, '/nowhere', '/customers/7/list']) {
      expect(routeOf(path)?.name, path).toBe(matchRoutes(table, path)?.at(-1)?.route.id);
    }
  });

  it('survives segments that are no text', () => {
    expect(matchPath('/masav-file/:id/rows', '/masav-file/%E0%A4%A/rows')).toBeUndefined();
    expect(matchPath('/masav-file/:id/rows', '/masav-file//rows')).toBeUndefined();
  });
});
