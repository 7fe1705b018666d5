import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Database } from '#sandbox/core/database.ts';
import { askDatabase } from '#sandbox/db/askDatabase.ts';

/** How long the database may take to say that it is there. */
const answerMs = 2000;
/** How long what was found out holds: whoever asks more often costs the database nothing. */
const knownMs = 1000;

/** Whether the database answers; asked by many at once it is asked itself once. @param onChange hears of each change */
function watchDatabase(db: Database, onChange: (isThere: boolean, error?: unknown) => void): () => Promise<boolean> {
  let wasThere = true;
  let known: { answer: Promise<boolean>; until: number } | undefined;

  async function ask(): Promise<boolean> {
    const failure = await askDatabase(db, answerMs).then(
      () => undefined,
      (error: unknown) => ({ error }),
    );
    const isThere = failure === undefined;
    if (isThere !== wasThere) onChange(isThere, failure?.error);
    wasThere = isThere;
    if (known) known.until = performance.now() + knownMs;
    return isThere;
  }

  return () => {
    if (!known || performance.now() > known.until) known = { answer: ask(), until: Number.POSITIVE_INFINITY };
    return known.answer;
  };
}

/**
 * Whether the process lives (`/health/live`: start it anew when it does not), and whether calls can be answered
 * (`/health/ready`, and `/health`: send it none while they can not). They tell no more than that.
 */
export function mountHealth(app: FastifyInstance, db: Database): void {
  const isReady = watchDatabase(db, (isThere, error) => {
    if (isThere) app.log.warn('the database answers again');
    else app.log.error({ err: error }, 'the database does not answer');
  });
  const answer = (reply: FastifyReply, status: 'live' | 'ready' | 'unavailable') =>
    reply
      .code(status === 'unavailable' ? 503 : 200)
      .header('cache-control', 'no-store')
      .send({ status });
  // Asked every few seconds, they would be most of the log.
  const options = { exposeHeadRoute: true, logLevel: 'warn' } as const;
  app.get('/health/live', options, async (_request, reply) => answer(reply, 'live'));
  for (const url of ['/health', '/health/ready']) {
    app.get(url, options, async (_request, reply) => answer(reply, (await isReady()) ? 'ready' : 'unavailable'));
  }
}
