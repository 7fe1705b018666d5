import type { FastifyInstance } from 'fastify';
import type { Context } from '#sandbox/core/context.ts';
import { observed } from '#sandbox/core/observed.ts';
import { makeCharges } from '#sandbox/domain/billing/makeCharges.ts';
import { recordFirstDay } from './dueCharges.ts';

const lookMs = 1000;

/** Makes queued charges while the server listens, one round at a time; ends before the database does. */
export function workOnCharges(app: FastifyInstance, context: Context): void {
  const { charges } = context;
  const onError = (error: unknown) => app.log.error({ err: error }, 'charges not made');
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    await recordFirstDay(context).catch(onError);
    timer = setInterval(() => {
      running ??= charges
        .drain((due) => observed({ kind: 'job', name: 'charges', context }, () => makeCharges(context, due)))
        .catch(onError)
        .finally(() => {
          running = undefined;
        });
    }, lookMs).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await charges.close();
    await running;
  });
}
