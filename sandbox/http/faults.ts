import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type EndpointId, endpointIds } from '#contract/endpoints.ts';
import { parseDecimal } from '#contract/rules/number.ts';
import { failure } from '#sandbox/core/failure.ts';

/**
 * What a fault does to a call: a server error, a refused token, three seconds of waiting, a connection dropped before
 * the call is done, one dropped after it.
 */
export const faultKinds = ['500', '401', 'slow', 'drop', 'lose'] as const;
export type FaultKind = (typeof faultKinds)[number];

/** A fault that calls meet on purpose. */
export interface Fault {
  kind: FaultKind;
  /** The call it hits; absent = every call. */
  endpoint?: EndpointId;
  /** How many calls it still hits; absent = until it is cleared. */
  times?: number;
}

const slowMs = 3000;

/** The faults that are switched on; in memory, so a restart clears them. */
export class FaultSwitches {
  #faults: Fault[] = [];
  add(fault: Fault): void {
    this.#faults.push({ ...fault });
  }
  clear(): void {
    this.#faults = [];
  }
  list(): readonly Fault[] {
    return this.#faults;
  }
  /** The fault this call meets, one use of it spent. */
  take(endpoint: EndpointId): FaultKind | undefined {
    const fault = this.#faults.find((candidate) => candidate.endpoint === undefined || candidate.endpoint === endpoint);
    if (fault?.times !== undefined) {
      fault.times -= 1;
      if (fault.times === 0) this.#faults = this.#faults.filter((kept) => kept !== fault);
    }
    return fault?.kind;
  }
}

/** A text, or a number of JSON as one. */
const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** Reads a fault that somebody sent; undefined when it is none. */
export function parseFault({ kind, endpoint, times }: Readonly<Record<string, unknown>>): Fault | undefined {
  const knownKind = faultKinds.find((known) => known === textOf(kind));
  const knownEndpoint = endpointIds.find((id) => id === endpoint);
  const count = times === undefined || times === '' ? undefined : (parseDecimal(textOf(times)) ?? Number.NaN);
  const wrongEndpoint = endpoint !== undefined && endpoint !== '' && knownEndpoint === undefined;
  const wrongCount = count !== undefined && !(Number.isInteger(count) && count >= 1 && count <= 1_000_000);
  if (knownKind === undefined || wrongEndpoint || wrongCount) return undefined;
  return {
    kind: knownKind,
    ...(knownEndpoint && { endpoint: knownEndpoint }),
    ...(count !== undefined && { times: count }),
  };
}

/** Makes calls of the API meet the faults that are switched on. */
export function applyFaults(app: FastifyInstance, faults: FaultSwitches): void {
  const losing = new WeakSet<FastifyRequest>();
  app.addHook('onRequest', async (request, reply) => {
    const kind = request.endpoint && faults.take(request.endpoint);
    if (kind === '500') {
      return reply.code(500).send(failure(request.locale, request.id, 'ServerErrorTryAgainLater'));
    }
    if (kind === '401') return reply.code(401).send();
    if (kind === 'drop') {
      reply.hijack();
      request.raw.socket.destroy();
      return reply;
    }
    if (kind === 'lose') losing.add(request);
    if (kind === 'slow') await wait(slowMs);
    return undefined;
  });
  app.addHook('onSend', async (request) => {
    if (losing.has(request)) request.raw.socket.destroy();
  });
}
