import type { Locale } from '#contract/constants.ts';
import type { Dictionaries } from '#contract/envelope.ts';
import type { ListEndpointId } from '#contract/filters.ts';
import { filters } from '#contract/filters.ts';
import type { Meta } from '#contract/meta.ts';
import { createDataProvider, type BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { createHttpClient } from '#src/dataProvider/http/httpClient.ts';
import { scopeOf } from '#src/list/address/listScope.ts';
import type { ResourceList } from '#src/resources/resource.ts';
import { listsByName } from '#src/resources/registry.ts';
import { loadDictionaries } from '#src/settings/dictionaries.ts';
import { type TestSandbox } from '#tests/support/sandbox.ts';
import { signToken } from '#tests/support/signToken.ts';
import { people } from '#tests/support/people.ts';
import type { Anchors } from '#tests/support/seededLists.ts';

/** The web app's way to the sandbox, without a screen. */
export interface ListClient {
  provider: BackOfficeDataProvider;
  dictionaries: Dictionaries;
  locale: Locale;
}

const origin = 'http://sandbox.test';

/** The client of one person; the global `fetch` must lead to the sandbox. */
export async function openListClient(
  { db, config }: TestSandbox,
  person: keyof typeof people,
  locale: Locale,
): Promise<ListClient> {
  const token = await signToken(db, config, people[person]);
  const http = createHttpClient({
    bases: {
      profile: `${origin}/sandbox/profile`,
      transactions: `${origin}/sandbox/transactions`,
      reporting: `${origin}/sandbox/reporting`,
    },
    accessToken: async () => token,
    locale: () => locale,
  });
  return {
    provider: createDataProvider(http, listsByName),
    dictionaries: (await loadDictionaries(http, locale)).dictionaries,
    locale,
  };
}

/** The list call behind a declaration. @throws TypeError for one described in place. */
export function listIdOf({ name, endpoints: { list } }: ResourceList): ListEndpointId {
  const isListId = (id: unknown): id is ListEndpointId => typeof id === 'string' && id in filters;
  if (!isListId(list)) throw new TypeError(`${name} has no list of the contract`);
  return list;
}

/** What the list of a declaration asks whatever its filters say, on the first terminal and below the greatest parents. */
export function permanentOf(declaration: ResourceList, { terminalID, transmissionID, masavFileID }: Anchors) {
  const parameters = { transmissionID, id: String(masavFileID) };
  return scopeOf(declaration, terminalID, parameters).permanent;
}

/** The columns of a declaration, the server's or its own. */
export async function metaOf({ provider }: ListClient, { name, fixedMeta }: ResourceList): Promise<Meta> {
  const meta = fixedMeta ?? (await provider.getMeta(name));
  if (!meta) throw new TypeError(`${name} has no columns`);
  return meta;
}
