import { describe, expect, it } from 'vitest';
import { ensureTool, type Source, type Tool } from '#scripts/tools.ts';

/** A machine on which some sources bring the tool and others fail. */
function machine(outcomes: Readonly<Record<string, 'brings' | 'fails' | 'brings nothing'>>, present?: string) {
  const asked: string[] = [];
  const said: string[] = [];
  let path = present;
  const sources: Source[] = Object.entries(outcomes).map(([name, outcome]) => ({
    name,
    get() {
      asked.push(name);
      if (outcome === 'fails') throw new Error('no answer');
      if (outcome === 'brings') path = `/from/${name}`;
    },
  }));
  const tool: Tool = { name: 'Tool', find: () => path, sources, advice: 'Install it.' };
  return { asked, said, found: ensureTool(tool, (line) => said.push(line)) };
}

describe('ensureTool', () => {
  it('asks nobody where the machine has the tool', () => {
    const { asked, said, found } = machine({ package: 'brings' }, '/usr/bin/tool');
    expect(found).toBe('/usr/bin/tool');
    expect(asked).toEqual([]);
    expect(said).toEqual(['Tool is at /usr/bin/tool']);
  });

  it('goes on where a source fails or brings nothing that runs, and stops at the first that does', () => {
    const { asked, said, found } = machine({
      first: 'fails',
      second: 'brings nothing',
      third: 'brings',
      last: 'brings',
    });
    expect(found).toBe('/from/third');
    expect(asked).toEqual(['first', 'second', 'third']);
    expect(said).toContain('first: no answer');
  });

  it('says what a person can do where no source has it', () => {
    const { said, found } = machine({ only: 'fails' });
    expect(found).toBeUndefined();
    expect(said.at(-1)).toBe('No Tool could be had. Install it.');
  });
});
