import { describe, expect, it } from 'vitest';
import { endpointIds } from '#contract/endpoints.ts';
import { listOfRoute, lists, recordOfRoute } from '#src/resources/registry.ts';
import { calledByResource, namedIds, verbsByName } from './scans.ts';
import { readSources } from './sources.ts';

const sources = readSources('src/**');
/** The folder of the noun that declares a resource. */
function room(name: string) {
  const declaring = sources.find(
    ({ path, text }) => /^src\/resources\/\w+\//.test(path) && text.includes(`name: '${name}'`),
  );
  const folder = declaring?.path.split('/').slice(0, 3).join('/');
  return folder === undefined ? [] : sources.filter(({ path }) => path.startsWith(`${folder}/`));
}
const list = sources.filter(({ path }) => /^src\/(meta|list|record|actions)\//.test(path));
const called = new Set<string>([
  ...sources.flatMap(({ text }) => namedIds(text, endpointIds)),
  ...lists.flatMap((resource) => {
    const hasRecordPage =
      resource.detailPage &&
      recordOfRoute(resource.detailPage.name) !== undefined &&
      !listOfRoute(resource.detailPage.name);
    return calledByResource({ ...resource, hasRecordPage: hasRecordPage === true }, list, room(resource.name));
  }),
  ...lists.flatMap(({ name, endpoints }) =>
    verbsByName(sources, name).map((verb) => String(Object.entries(endpoints).find(([kind]) => kind === verb)?.[1])),
  ),
]);

describe('the web app', () => {
  it('makes every call of the contract', () => {
    expect(endpointIds.filter((id) => !called.has(id))).toEqual([]);
  });

  it('has a room for each resource', () => {
    expect(lists.filter(({ name }) => room(name).length === 0).map(({ name }) => name)).toEqual([]);
  });
});
