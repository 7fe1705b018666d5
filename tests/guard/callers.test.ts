import { describe, expect, it } from 'vitest';
import { endpointIds, endpoints, type Endpoint } from '#contract/endpoints.ts';
import { listOfRoute, lists, recordOfRoute } from '#src/resources/registry.ts';
import { callsToCome } from './callsToCome.ts';
import { calledByResource, namedIds } from './scans.ts';
import { readSources } from './sources.ts';
import { specCallLines } from './specCalls.ts';

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
]);

describe('the web app', () => {
  it('makes every call of the contract, or its screen is to come', () => {
    expect(endpointIds.filter((id) => !called.has(id) && !callsToCome.includes(id))).toEqual([]);
  });

  it('waits for no screen that is there', () => {
    expect(callsToCome.filter((id) => called.has(id))).toEqual([]);
    expect(new Set(callsToCome).size).toBe(callsToCome.length);
  });

  it('waits for screens of the specification alone: what a noun adds to the contract has its caller', () => {
    const ofSpec = new Set(specCallLines());
    const lineOf = ({ base, method, path }: Endpoint) => `${base} ${method} ${path}`;
    expect(callsToCome.filter((id) => !ofSpec.has(lineOf(endpoints[id])))).toEqual([]);
  });

  it('has a room for each resource', () => {
    expect(lists.filter(({ name }) => room(name).length === 0).map(({ name }) => name)).toEqual([]);
  });
});
