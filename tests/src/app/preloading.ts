import { http, HttpResponse } from 'msw';
import { User } from 'oidc-client-ts';
import { parseConfig } from '#contract/config.ts';
import type { Surroundings } from '#src/app/preload.ts';
import { createUserManager } from '#src/authProvider/userManager.ts';
import { server } from '#tests/support/mockServer.ts';

export const api = 'http://api.test';
export const config = parseConfig({
  apis: { profile: api, transactions: api, reporting: api },
  identity: { authority: '/identity', clientId: 'web' },
  hub: '/hub',
  supportEmail: 'support@sandbox.test',
});
const origin = 'http://localhost:4000';
export const meta = { columns: { consumerName: { name: 'Name', dataType: 'string' } } };
const terminal = (terminalID: string, enabledFeatures: string[]) => ({ terminalID, status: 'active', enabledFeatures });
const terminals = [terminal('north', ['Billing']), terminal('south', [])];

/** Stores a person as the OpenID client does. */
export async function signIn(secondsLeft = 900, role = 'Manager') {
  const manager = createUserManager(config.identity, { origin, storage: localStorage });
  const profile = { sub: 'u1', iss: 'i', aud: 'web', exp: 0, iat: 0, given_name: 'דנה', role };
  const expiresAt = Math.floor(Date.now() / 1000) + secondsLeft;
  await manager.storeUser(new User({ access_token: 'token', token_type: 'Bearer', profile, expires_at: expiresAt }));
}

interface Faults {
  meta?: Promise<void>;
  status?: number;
}

/** Answers every call of a first screen and keeps the paths asked for. */
export function answerAll({ meta: metaReady, status = 200 }: Faults = {}) {
  const asked: string[] = [];
  server.use(
    http.get(`${api}/*`, async ({ request }) => {
      const { pathname, search } = new URL(request.url);
      asked.push(pathname + search);
      if (pathname.endsWith('$meta')) {
        await metaReady;
        return HttpResponse.json(meta);
      }
      if (pathname === '/api/terminals') return HttpResponse.json({ data: terminals, numberOfRecords: 2 });
      if (pathname.startsWith('/api/dictionaries')) return HttpResponse.json({ currencyEnum: { ILS: 'Shekel' } });
      return HttpResponse.json({ data: [{ consumerID: 'c1' }], numberOfRecords: 1 }, { status });
    }),
  );
  return { asked, data: () => asked.filter((one) => /^\/api\/(consumers|billing)\?/.test(one)) };
}

/** Where the application is opened: at an address, by a person whose south terminal is saved. */
export function around(pathname: string, change: Partial<Surroundings> = {}): Surroundings {
  const [path = '', query] = pathname.split('?');
  return {
    origin,
    pathname: path,
    search: query ? `?${query}` : '',
    storage: localStorage,
    tabStorage: sessionStorage,
    now: Date.now(),
    saved: () => ({ terminalID: 'south' }),
    ...change,
  };
}
