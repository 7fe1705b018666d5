import { describe, expect, it } from 'vitest';
import { endpointIds, endpoints, isRepeatable } from '#contract/endpoints.ts';
import { exercisedCalls, hasLoop } from './scans.ts';
import { readSources } from './sources.ts';
import { specCallLines } from './specCalls.ts';
import { testLoops } from './testLoops.ts';

const line = (id: (typeof endpointIds)[number]) => {
  const { base, method, path } = endpoints[id];
  return `${base} ${method} ${path}`;
};

describe('the reader of the call fixture', () => {
  it('reads a line per call', () => {
    expect(specCallLines({ a: '\n GET /x\n\n  POST /y \n', b: 'GET /z' })).toEqual([
      'a GET /x',
      'a POST /y',
      'b GET /z',
    ]);
  });
});

describe('the calls of the specification', () => {
  it('are named once, but for the payment intent', () => {
    const lines = specCallLines();
    const twice = lines.filter((call, index) => lines.indexOf(call) !== index);
    expect(twice).toEqual([line('paymentIntents.get')]);
  });

  it('are calls of the contract, each as often as it is named', () => {
    const wanted = new Set(specCallLines());
    const ofContract = endpointIds.map(line).filter((one) => wanted.has(one));
    expect(ofContract.toSorted()).toEqual(specCallLines().toSorted());
  });
});

describe('the tests of the sandbox', () => {
  const tests = readSources('tests/sandbox/**/*.test.ts');
  const exercisedBy = (files: typeof tests) =>
    new Set(files.flatMap(({ path, text }) => exercisedCalls(text, endpointIds, testLoops[path])));

  it('exercise every call', () => {
    const exercised = exercisedBy(tests);
    expect(endpointIds.filter((id) => !exercised.has(id))).toEqual([]);
  });

  it('look at the answer of every read, beyond what is tested of all calls alike', () => {
    const exercised = exercisedBy(tests.filter(({ text }) => exercisedCalls(text, endpointIds) !== endpointIds));
    const reads = endpointIds.filter((id) => isRepeatable(endpoints[id]) || endpoints[id].kind === 'excel');
    expect(reads.filter((id) => !exercised.has(id))).toEqual([]);
  });

  it('are there where loops are declared', () => {
    const looping = tests.filter(({ text }) => hasLoop(text)).map(({ path }) => path);
    expect(Object.keys(testLoops).filter((path) => !looping.includes(path))).toEqual([]);
  });
});
