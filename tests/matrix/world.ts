import { eq } from 'drizzle-orm';
import { vi } from 'vitest';
import { isRepeatable } from '#contract/endpoints.ts';
import { features } from '#contract/features.ts';
import type { Role } from '#contract/roles.ts';
import { terminals } from '#sandbox/db/schema/terminal.ts';
import { createDataProvider, type BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { createHttpClient } from '#src/dataProvider/http/httpClient.ts';
import type { CallArguments } from '#src/dataProvider/http/request.ts';
import { endpointOf, type EndpointReference } from '#src/dataProvider/resource.ts';
import { dataResources } from '#src/resources/registry.ts';
import { loadTerminals, type Terminal } from '#src/settings/terminals.ts';
import { forgetful } from '#tests/support/forgetful.ts';
import { testNow } from '#tests/support/databaseDump.ts';
import { people } from '#tests/support/people.ts';
import { personOf } from '#tests/support/roleMatrix.ts';
import { unknownGuid } from '#tests/support/requests.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts';
import { fetchFrom } from '#tests/support/sandboxFetch.ts';
import { openSeededDatabase } from '#tests/support/seededDatabase.ts';
import { findAnchors, type Anchors } from '#tests/support/seededLists.ts';
import { signToken } from '#tests/support/signToken.ts';
import { sent, verdictOf, type Request, type Verdict } from './request.ts';
import type { TerminalCase } from './terminals.ts';

/** The sandbox and the application on one database that forgets. */
export interface World {
  sandbox: TestSandbox;
  anchors: Anchors;
  /** The terminal as the application has it, with everything. */
  terminal: Terminal;
  /** The application's way to the sandbox, as a manager: what it only asks is answered. */
  provider: BackOfficeDataProvider;
  /** What an act would send first, without sending it; undefined: nothing. */
  requestOf: (act: (provider: BackOfficeDataProvider) => Promise<unknown>) => Promise<Request | undefined>;
  /** Asks the sandbox, which forgets it again; the same question is asked once. */
  ask: (role: Role, terminal: TerminalCase, request: Request) => Promise<Verdict>;
  /** Questions that were asked, each once. */
  asked: () => number;
  /** Leads the application to the sandbox, before each test. */
  enter: () => void;
  close: () => Promise<void>;
}

/** What an act would have sent. */
class Caught extends Error {
  readonly request: Request;
  constructor(endpoint: EndpointReference, { path, body }: CallArguments) {
    super('caught');
    if (typeof endpoint !== 'string') throw new TypeError('a call that the contract does not know');
    this.request = { endpoint, path, body };
  }
}

/** Opens both sides, on one day. */
export async function openWorld(): Promise<World> {
  vi.useFakeTimers({ toFake: ['Date'], now: testNow });
  const opened = await openSeededDatabase();
  const { db, forgetting } = forgetful(opened.db);
  const sandbox = await openTestSandbox({ db });
  const enter = () => void vi.stubGlobal('fetch', fetchFrom(sandbox.app));
  enter();
  const anchors = await findAnchors(db);
  const token = await signToken(db, sandbox.config, people.manager);
  const at = (base: string) => `http://sandbox.test/sandbox/${base}`;
  const http = createHttpClient({
    bases: { profile: at('profile'), transactions: at('transactions'), reporting: at('reporting') },
    accessToken: async () => token,
    locale: () => 'en-IL',
  });
  const found = (await loadTerminals(http)).find(({ terminalID }) => terminalID === anchors.terminalID);
  if (found?.enabledFeatures.length !== features.length) throw new Error('the first terminal lacks features');
  const terminal: Terminal = found;
  const asks = Object.fromEntries(Object.entries(personOf).map(([role, person]) => [role, sandbox.as(person)]));
  const known = new Map<string, Promise<Verdict>>();

  // The queue of charges opens with its first use, which is none of those that are forgotten.
  await asks.Manager?.(sent({ endpoint: 'billing.trigger', body: { billingDealsID: [unknownGuid] } }));

  async function asking(role: Role, { enabledFeatures, integrations }: TerminalCase, request: Request) {
    return forgetting(async () => {
      const isWhole = enabledFeatures.length === features.length && integrations === terminal.integrations;
      if (!isWhole) {
        await db
          .update(terminals)
          .set({ enabledFeatures: [...enabledFeatures], integrations })
          .where(eq(terminals.merchantID, anchors.merchantID));
      }
      const answer = await asks[role]?.(sent(request));
      if (!answer) throw new Error(`nobody is ${role}`);
      const isJson = String(answer.headers['content-type']).startsWith('application/json');
      return verdictOf(answer.statusCode, isJson && answer.body !== '' ? answer.json() : undefined, request);
    });
  }

  const caught: typeof http.call = (endpoint, call = {}) => {
    if (isRepeatable(endpointOf(endpoint))) return http.call(endpoint, call);
    throw new Caught(endpoint, call);
  };
  const catching = createDataProvider(
    {
      call: async (endpoint, call) => caught(endpoint, call),
      download: async (endpoint, call) => {
        throw new Caught(endpoint, call);
      },
    },
    dataResources,
  );
  return {
    sandbox,
    anchors,
    terminal,
    provider: createDataProvider(http, dataResources),
    async requestOf(act) {
      try {
        await act(catching);
      } catch (error) {
        if (error instanceof Caught) return error.request;
        throw error;
      }
      return undefined;
    },
    async ask(role, on, request) {
      const key = JSON.stringify([role, on.name, request]);
      const verdict = known.get(key) ?? asking(role, on, request);
      known.set(key, verdict);
      return verdict;
    },
    asked: () => known.size,
    enter,
    async close() {
      await sandbox.close();
      await opened.close();
      vi.useRealTimers();
    },
  };
}
