import { describe, expect, it } from 'vitest';
import { readSources } from './sources.ts';

const sources = readSources('src/**');
const naming = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

describe('the journal of attempts', () => {
  it('is passed by nobody: the data provider is made over its door, once', () => {
    // What is asked ahead only reads.
    const made = naming(/\bcreateDataProvider\(/).filter((path) => path !== 'src/dataProvider/dataProvider.ts');
    expect(made).toEqual(['src/app/preload.ts', 'src/main.tsx']);
    const main = sources.find(({ path }) => path === 'src/main.tsx')?.text ?? '';
    expect(main).toMatch(/const call = creationDoor\(http\.call, /);
    expect(main).toContain('createDataProvider({ ...http, call }, dataResources)');
  });

  it('names every attempt itself', () => {
    const elsewhere = naming(/\bidempotencyKey\b/).filter(
      (path) => !/^src\/(attempts|dataProvider\/http)\//.test(path),
    );
    expect(elsewhere).toEqual([]);
  });
});
