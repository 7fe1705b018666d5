import { describe, expect, it } from 'vitest';
import { endpointIds } from '#contract/endpoints.ts';
import { resourceOfRecord, resourceOfRoute, resources } from '#src/resources/registry.ts';
import { callsToCome } from './callsToCome.ts';
import { calledByResource, namedIds } from './scans.ts';
import { readSources } from './sources.ts';

const sources = readSources('src/**');
const room = (name: string) => sources.filter(({ path }) => path.startsWith(`src/resources/${name}/`));
const list = sources.filter(({ path }) => path.startsWith('src/meta/'));
const called = new Set<string>([
  ...sources.flatMap(({ text }) => namedIds(text, endpointIds)),
  ...resources.flatMap((resource) => {
    const hasRecordPage =
      resource.detailPage &&
      resourceOfRecord(resource.detailPage.name) !== undefined &&
      !resourceOfRoute(resource.detailPage.name);
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

  it('has a room for each resource', () => {
    expect(resources.filter(({ name }) => room(name).length === 0).map(({ name }) => name)).toEqual([]);
  });
});
