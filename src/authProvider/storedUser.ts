import { thenAtOnce, type Awaitable } from './awaitable.ts';
import type { Claim } from './claim.ts';
import type { OpenIdClient } from './openIdClient.ts';
import { renewalLeadSeconds, secondsLeft, type StoredSessionUser as User } from './storedSession.ts';

/** Runs one task at a time over all tabs. */
export type Exclusive = <Result>(task: () => Promise<Result>) => Promise<Result>;

/** The stored session of this browser, which its tabs renew and end in turns. */
export interface StoredUser {
  /** As it is stored. A broken one is none: nobody could else sign in until the storage is cleared. */
  read(): Awaitable<User | undefined>;
  /**
   * Renewed first when the token is about to expire.
   * @throws Error when the token has expired and the identity provider can not be reached.
   */
  fresh(): Awaitable<User | undefined>;
  /** Takes it out of this browser. @returns the token that tells the identity provider who leaves. */
  end(): Promise<string | undefined>;
}

/** Milliseconds after which what another tab stored has surely come, and between two looks. */
const longestLagMs = 5000;
const lookMs = 50;

const isFresh = (user: User) => secondsLeft(user, Date.now()) > renewalLeadSeconds;
const isUsable = (user: User) => secondsLeft(user, Date.now()) > 0;
/** What the OpenID client throws where the identity provider has answered, with a refusal. */
const isRefusal = (error: unknown) => error instanceof Error && error.name === 'ErrorResponse';
const soundUser = (user: User | null) => (typeof user?.profile?.sub === 'string' ? user : undefined);
const claimOf = ({ profile, expires_at }: User) => `${profile.sub} ${expires_at}`;

function readUser(client: OpenIdClient): Awaitable<User | undefined> {
  const user = client.getUser();
  if (!(user instanceof Promise)) return soundUser(user);
  return user.then(
    (stored) => soundUser(stored),
    () => undefined,
  );
}

/** @param claim keeps a session from being renewed twice. */
export function createStoredUser(
  client: OpenIdClient,
  { exclusive, claim }: { exclusive: Exclusive; claim: Claim },
): StoredUser {
  let renewal: Promise<User | undefined> | undefined;

  const read = () => readUser(client);

  /** By refresh token; when it is refused, by the silent-renew page. */
  async function renew(): Promise<User | undefined> {
    try {
      return (await client.signinSilent()) ?? undefined;
    } catch (error) {
      if (!isRefusal(error)) throw error;
      return (await client.signinSilent({ forceIframeAuth: true }).catch(() => null)) ?? undefined;
    }
  }

  /** The session another tab has stored instead of this one, as soon as it can be seen here. */
  async function successorOf(spent: User): Promise<User | undefined> {
    const until = Date.now() + longestLagMs;
    for (;;) {
      const stored = await read();
      if (stored?.access_token !== spent.access_token || Date.now() > until) return stored;
      await new Promise((resolve) => setTimeout(resolve, lookMs));
    }
  }

  /**
   * Another tab may have renewed while this one waited: a rotated refresh token must not be used twice. What that tab
   * stored may come later than the turn does, so a session is claimed before it is renewed.
   */
  async function renewOnce(): Promise<User | undefined> {
    const stored = await read();
    if (!stored || isFresh(stored)) return stored;
    const release = await claim(claimOf(stored));
    if (!release) {
      const successor = await successorOf(stored);
      return successor && isUsable(successor) ? successor : undefined;
    }
    let renewed: User | undefined;
    try {
      renewed = await renew();
    } catch (error) {
      if (!isUsable(stored)) throw error;
    } finally {
      if (!renewed) release();
    }
    return renewed ?? (isUsable(stored) ? stored : undefined);
  }

  /**
   * After a renewal that is under way, which would else store the session again. The claim keeps a tab that can not see
   * the end yet from renewing what has ended.
   */
  async function endNow(): Promise<string | undefined> {
    const stored = await read();
    if (stored) await claim(claimOf(stored));
    await client.removeUser();
    return stored?.id_token;
  }

  function fresh(): Awaitable<User | undefined> {
    return thenAtOnce(read(), (stored) => {
      if (!stored || isFresh(stored)) return stored;
      renewal ??= exclusive(renewOnce).finally(() => {
        renewal = undefined;
      });
      return renewal;
    });
  }

  return { read, fresh, end: () => exclusive(endNow) };
}
