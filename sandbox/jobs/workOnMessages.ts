import type { FastifyInstance } from 'fastify';
import type { Context } from '#sandbox/core/context.ts';
import { sendMessages } from './sendMessages.ts';

const lookMs = 1000;

/** Sends what waits in the outbox while the server listens, one round at a time; ends before the database does. */
export function workOnMessages(app: FastifyInstance, context: Context): void {
  const report = (error: unknown) => app.log.warn({ err: error }, 'message not sent');
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  app.addHook('onListen', async () => {
    timer = setInterval(() => {
      running ??= sendMessages(context, report, () => isClosed)
        .catch(report)
        .finally(() => {
          running = undefined;
        });
    }, lookMs).unref();
  });
  app.addHook('onClose', async () => {
    isClosed = true;
    clearInterval(timer);
    await running;
  });
}
