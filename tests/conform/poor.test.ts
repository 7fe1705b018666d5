import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conform } from '#conform/run.ts';
import type { Options } from '#conform/options.ts';
import type { TestSandbox } from '#tests/support/sandbox.ts';
import { openListening, openPoor, optionsFor, type Poverty } from './listening.ts';
import { poverties, spoil, type Json } from './poverties.ts';

let sandbox: TestSandbox;
let options: Options;
let url = '';
beforeAll(async () => {
  ({ sandbox, options, url } = await openListening());
});
afterAll(() => sandbox.close());

/** What is found of one noun, each fault a line; `more` are options. */
async function foundIn(poverty: Poverty, only: string, more: Partial<Options> = {}): Promise<string[]> {
  const poor = await openPoor(url, poverty);
  try {
    const checks = await conform({ ...options, addresses: optionsFor(poor.url).addresses, only: [only], ...more });
    return checks.flatMap(({ call, about, faults }) =>
      faults.map(({ weight, text }) => `${weight} ${call} ${about}: ${text}`),
    );
  } finally {
    await poor.close();
  }
}

describe('a server that', () => {
  it('does everything well has no fault, also through what stands before it', async () => {
    expect(await foundIn({}, 'consumers')).toEqual([]);
  });

  it.each(poverties)('%s', async (_what, poverty, said) => {
    const found = await foundIn(poverty, 'consumers');
    expect(
      found.some((line) => said.test(line)),
      found.join('\n'),
    ).toBe(true);
  });

  it('ignores orders', async () => {
    const asks: Poverty['asks'] = (call, query) => {
      if (call === 'GET /api/items') query.delete('sortBy');
    };
    expect((await foundIn({ asks }, 'items')).join('\n')).toMatch(
      /wrong items\.list order: Rows are not ordered by price/,
    );
  });

  it('knows a word more than an enumeration has', async () => {
    const answers = spoil('GET /api/items', ({ data, ...rest }) => ({
      ...rest,
      data: (data as Json[]).map((row) => ({ ...row, currency: 'GBP' })),
    }));
    expect((await foundIn({ answers }, 'items')).join('\n')).toContain('currency holds a word that is no currency');
  });

  it('adds up wrongly', async () => {
    const answers = spoil('GET /api/reporting/transmission', (body) => ({ ...body, totalAmountILS: 1.23 }));
    expect((await foundIn({ answers }, 'transmissions')).join('\n')).toContain('Totals are not what any column');
  });

  it('is slow', async () => {
    expect((await foundIn({}, 'items', { slowMs: -1 })).join('\n')).toMatch(/^late items\.list answer: /m);
  });

  it('saves over the work of others, and repeats itself', async () => {
    const answers: Poverty['answers'] = (passing) => {
      if (passing.status === 409) Object.assign(passing, { status: 200, text: '{"status":"success"}' });
    };
    const found = await foundIn({ answers }, 'consumers', { writes: true });
    expect(found.join('\n')).toMatch(/wrong consumers\.update an older version: /);
  });

  it('takes empty requests', async () => {
    const answers: Poverty['answers'] = (passing) => {
      if (passing.status === 400 && passing.call === 'POST /api/items') {
        Object.assign(passing, { status: 201, text: '{"status":"success","entityUID":"x"}' });
      }
    };
    expect((await foundIn({ answers }, 'items', { writes: true })).join('\n')).toContain(
      'wrong items.create refusal: An empty',
    );
  });
});
