import { matchRoutes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { matchPath } from '#src/resources/matchPath.ts';
import { lists } from '#src/resources/registry.ts';

const patterns = lists.map(({ page }) => page.path);

describe('a path held against a list’s pattern', () => {
  it.each(patterns)('%s: fits what the router fits', (pattern) => {
    const path = pattern.replaceAll(/:\w+/g, 'a%20b');
    for (const given of [path, `${path}/`, `${path}/more`, '/', '/customers/list', '/masav-file/7/rows']) {
      const match = matchRoutes([{ path: pattern }], given)?.[0];
      expect(matchPath(pattern, given)).toEqual(match?.params);
    }
  });

  it('survives segments that are no text', () => {
    expect(matchPath('/masav-file/:id/rows', '/masav-file/%E0%A4%A/rows')).toBeUndefined();
    expect(matchPath('/masav-file/:id/rows', '/masav-file//rows')).toBeUndefined();
  });
});
