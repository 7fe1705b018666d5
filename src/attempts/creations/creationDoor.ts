import { isCreation } from '#src/attempts/attempts.ts';
import type { Attempts } from '#src/attempts/attemptsContext.ts';
import { CallFailure } from '#src/dataProvider/failure.ts';
import type { HttpClient } from '#src/dataProvider/http/httpClient.ts';
import { loadChunk } from '#src/ui/lazy/loadChunk.ts';

type Door = HttpClient['call'];

/**
 * The door to the network through which whatever makes something goes once (`recordCreations`), which loads with the first
 * such call: nothing has left before. Money calls, which name their attempts themselves, pass.
 * @param tell of a failure, unless its screen shows it itself.
 */
export function creationDoor(call: Door, attempts: Attempts, tell: (failure: CallFailure) => void): Door {
  const load = async () => {
    const { recordCreations } = await import('./recordCreations.ts');
    return recordCreations(call, attempts, tell);
  };
  let loaded: Promise<Door> | undefined;
  return async (endpoint, asked = {}) => {
    if (!isCreation(endpoint) || asked.idempotencyKey !== undefined) return call(endpoint, asked);
    loaded ??= loadChunk(load);
    const create = await loaded.catch(() => {
      loaded = undefined;
      // Whoever loads the parts of the application has told.
      throw new CallFailure('network', 0);
    });
    return create(endpoint, asked);
  };
}
