import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { endpointIds, endpoints } from '#contract/endpoints.ts';
import { roles, type Role } from '#contract/roles.ts';
import { viewpointDoor } from '#src/app/viewpoint/viewpointDoor.ts';
import { CallFailure } from '#src/dataProvider/failure.ts';
import { createHttpClient, type HttpClient } from '#src/dataProvider/http/httpClient.ts';
import { people } from '#tests/support/people.ts';
import { personOf } from '#tests/support/roleMatrix.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts';
import { fetchFrom } from '#tests/support/sandboxFetch.ts';
import { findAnchors, type Anchors } from '#tests/support/seededLists.ts';
import { signToken } from '#tests/support/signToken.ts';

let sandbox: TestSandbox;
let anchors: Anchors;

beforeAll(async () => {
  sandbox = await openTestSandbox();
  anchors = await findAnchors(sandbox.db);
}, 120_000);
beforeEach(() => vi.stubGlobal('fetch', fetchFrom(sandbox.app)));
afterAll(() => sandbox.close());

/** The application's door with the token of somebody who signs in with a role of their own. */
async function doorOf(role: Role): Promise<HttpClient> {
  const token = await signToken(sandbox.db, sandbox.config, people[personOf[role]]);
  const at = (base: string) => `http://sandbox.test/sandbox/${base}`;
  return createHttpClient({
    bases: { profile: at('profile'), transactions: at('transactions'), reporting: at('reporting') },
    accessToken: async () => token,
    locale: () => 'en-IL',
  });
}

/** The door of a manager who sees it as somebody else. */
async function doorAs(role: Role): Promise<HttpClient> {
  const { terminalID } = anchors;
  const viewpoint = { id: 'v1', role, terminalID, added: [], removed: [], from: '/' };
  return viewpointDoor(await doorOf('Manager'), viewpoint, { failed: () => undefined, refusal: () => '' });
}

/** The columns and rows of every list, and the terminal. */
const reads = endpointIds.filter((id) => ['meta', 'list'].includes(endpoints[id].kind) || id === 'terminals.get');

/** What a door gives of each of them, a failure by its status. */
async function answersOf(door: HttpClient): Promise<Record<string, unknown>> {
  const { terminalID, transmissionID } = anchors;
  const found: Record<string, unknown> = {};
  for (const id of reads) {
    const isMeta = endpoints[id].kind === 'meta';
    const query = isMeta ? {} : { terminalID, take: '5' };
    found[id] = await door
      .call(id, { path: { terminalID, id: transmissionID }, query })
      .catch((error: unknown) => (error instanceof CallFailure ? error.status : error));
  }
  return found;
}

describe('the sandbox, asked from a viewpoint', () => {
  it.each(roles)('gives a manager who sees it as %s what it gives to them', async (role) => {
    const theirs = await answersOf(await doorOf(role));
    expect(await answersOf(await doorAs(role))).toEqual(theirs);
    const isGuarded = role === 'Merchant' || role === 'BusinessAdministrator';
    expect(theirs['billing.list'] === 403).toBe(isGuarded);
  });
});
