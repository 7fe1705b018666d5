import type { FastifyInstance } from 'fastify';
import type { Context } from '#sandbox/core/context.ts';
import { observed } from '#sandbox/core/observed.ts';
import { jobs } from './jobs.ts';

/** Business time may be moved by days at any moment: what is due is looked for often. */
const everyMs = 10_000;

/** Runs each job; one that fails is told of, keeps no other from running, and has its next turn. */
async function runJobs(context: Context, onError: (error: unknown, name: string) => void): Promise<void> {
  for (const { name, run } of jobs) {
    await observed({ kind: 'job', name, context }, () => run(context)).catch((error: unknown) => onError(error, name));
  }
}

/** Runs the jobs again and again while the server listens, one round at a time. */
export function scheduleJobs(app: FastifyInstance, context: Context): void {
  const onError = (error: unknown, name: string) => app.log.error({ err: error, job: name }, 'job failed');
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  const round = () => {
    running ??= runJobs(context, onError).finally(() => {
      running = undefined;
    });
  };
  app.addHook('onListen', async () => {
    timer = setInterval(round, everyMs).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}
