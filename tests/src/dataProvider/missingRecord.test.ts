import { describe, expect, it, vi } from 'vitest';
import { createDataProvider } from '#src/dataProvider/dataProvider.ts';
import { createHttpClient } from '#src/dataProvider/http/httpClient.ts';
import { wholeRecord } from '#src/record/recordQuery.ts';
import { dataResources } from '#src/resources/registry.ts';

const bases = { profile: 'http://api.test/p', transactions: 'http://api.test/t', reporting: 'http://api.test/r' };

/** Reads a record that is answered with a status. @returns how many failures the person was told of */
async function toldOf(name: string, status: number, meta?: typeof wholeRecord): Promise<number> {
  const failed = vi.fn<(failure: unknown) => void>();
  vi.stubGlobal('fetch', async () => (status === 200 ? Response.json({ data: [] }) : new Response(null, { status })));
  const http = createHttpClient({
    bases,
    accessToken: async () => 'token',
    locale: () => 'he-IL',
    events: { failed },
  });
  const reading = createDataProvider(http, dataResources).getOne(name, { id: '1', ...(meta && { meta }) });
  await expect(reading).rejects.toMatchObject({ kind: status === 500 ? 'server' : 'notFound' });
  return failed.mock.calls.length;
}

describe('a record that is not there', () => {
  it('is told of by the page that shows it whole, not by a message too', async () => {
    expect(await toldOf('customers', 404, wholeRecord)).toBe(0);
  });

  it('is told of where nothing shows it', async () => {
    expect(await toldOf('customers', 404)).toBe(1);
  });

  it('is nothing like one that could not be read', async () => {
    expect(await toldOf('customers', 500, wholeRecord)).toBe(1);
  });
});
