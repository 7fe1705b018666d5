import type { FastifyInstance } from 'fastify';
import type { Call } from '#sandbox/core/call.ts';
import type { Context } from '#sandbox/core/context.ts';
import { abandonedAttempts, type Attempt, takeLease } from '#sandbox/domain/money/payment/attempts.ts';
import { concludeAttempt } from '#sandbox/domain/money/payment/pay.ts';
import { repeatWhileListening } from './repeatWhileListening.ts';

/** The call that began an attempt, without its body, which may have held a card. */
function callOf(context: Context, attempt: Attempt): Call {
  const { merchantID, userID, userName, endpoint, locale, correlationId } = attempt;
  return {
    context,
    caller: { userID, merchantID, name: userName, roles: [] },
    endpoint,
    locale,
    correlationId,
    path: {},
    query: new URLSearchParams(),
    body: undefined,
    signal: new AbortController().signal,
  };
}

/**
 * Finishes the payments that somebody began and died over.
 * @param everything also those whose lease still runs: nobody else can be alive
 * @param onError told of a payment that could not be finished; it is tried again
 */
export async function sweep(
  context: Context,
  everything: boolean,
  onError: (error: unknown) => void = () => {},
): Promise<void> {
  for (const attempt of await abandonedAttempts(context, everything)) {
    try {
      if (await takeLease(context, attempt)) await concludeAttempt(callOf(context, attempt), attempt);
    } catch (error) {
      onError(error);
    }
  }
}

/**
 * Sweeps once before the first request, then every second while the server listens.
 * @param isAlone this process is the only one on the database
 */
export function sweepAttempts(app: FastifyInstance, context: Context, isAlone: boolean): void {
  const onError = (error: unknown) => app.log.error({ err: error }, 'payment not finished');
  app.addHook('onReady', () => sweep(context, isAlone, onError));
  repeatWhileListening(app, () => sweep(context, false, onError), onError);
}
