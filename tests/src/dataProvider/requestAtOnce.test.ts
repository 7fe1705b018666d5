import { HttpResponse, http } from 'msw';
import { expect, it, vi } from 'vitest';
import { createHttpClient } from '#src/dataProvider/http/httpClient.ts';
import { createPreloader } from '#src/dataProvider/http/httpClientPreload.ts';
import { server } from '#tests/support/mockServer.ts';

const bases = { profile: 'http://api.test/p', transactions: 'http://api.test/t', reporting: 'http://api.test/r' };

it('a request leaves within its call where a token is at hand, before anything that waits', async () => {
  server.use(http.get('http://api.test/p/api/consumers', () => HttpResponse.json({ data: [] })));
  const preloaded = createPreloader({ bases, token: 'token', locale: 'he-IL', uiVersion: undefined });
  const client = createHttpClient({ bases, accessToken: () => 'token', locale: () => 'he-IL', preloaded });
  const asked = vi.spyOn(window, 'fetch');
  const answer = client.call('consumers.list');
  expect(asked).toHaveBeenCalledOnce();
  expect(await answer).toEqual({ data: [] });
});
