import type { FastifyInstance } from 'fastify';

const lookMs = 1000;

/**
 * Looks every second for what waits, while the server listens, one round at a time; ends before the database does.
 * @param round asks `isOver` before it takes anything new
 */
export function repeatWhileListening(
  app: FastifyInstance,
  round: (isOver: () => boolean) => Promise<void>,
  report: (error: unknown) => void,
): void {
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  app.addHook('onListen', async () => {
    timer = setInterval(() => {
      running ??= round(() => isClosed)
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
