import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { endpointIds, endpoints, type EndpointId } from '#contract/endpoints.ts';
import { driftsOf } from '#contract/entities/drift.ts';
import type { EndpointReference } from '#src/dataProvider/resource.ts';

const calls = endpointIds
  .map((id) => {
    const { base, method, path } = endpoints[id];
    const pattern = path.replaceAll('$', String.raw`\$`).replaceAll(/\{\w+\}/g, '[^/]+');
    return { id, method, parameters: path.split('{').length, pattern: new RegExp(`^/sandbox/${base}${pattern}$`) };
  })
  // `/consumers/$meta` looks like the record of an id too: the fewest parameters win.
  .toSorted((a, b) => a.parameters - b.parameters);

/** The calls of the contract that an address may be; two share that of payment intents. */
function callsAt(method: string, url: string): EndpointId[] {
  const [path = ''] = url.split('?');
  const matching = calls.filter((call) => call.method === method && call.pattern.test(path));
  return matching.filter(({ parameters }) => parameters === matching[0]?.parameters).map(({ id }) => id);
}

/**
 * What the sandbox answered with success is what the contract says.
 * @throws Error naming call and fields
 */
export function expectNoDrift({ method = 'GET', url }: InjectOptions, answer: LightMyRequestResponse): void {
  const isJson = String(answer.headers['content-type']).startsWith('application/json');
  if (answer.statusCode >= 300 || !isJson || typeof url !== 'string') return;
  const found = callsAt(method, url).map((id) => ({ id, drifts: driftsOf(id, answer.json()) }));
  const [closest] = found.toSorted((a, b) => a.drifts.length - b.drifts.length);
  if (closest && closest.drifts.length > 0) throw new Error(`${closest.id}: ${JSON.stringify(closest.drifts)}`);
}

/** For the door of a component test that asks a sandbox: an answer that drifts fails its call. */
export function failOnDrift(endpoint: EndpointReference, answer: unknown): void {
  if (typeof endpoint !== 'string') return;
  const drifts = driftsOf(endpoint, answer);
  if (drifts.length > 0) throw new Error(`${endpoint}: ${JSON.stringify(drifts)}`);
}
