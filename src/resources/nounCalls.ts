import { isCreating } from '#contract/creating.ts';
import { endpoints, type EndpointId } from '#contract/endpoints.ts';
import type { ListEndpointId } from '#contract/filters.ts';
import { isMoney } from '#src/attempts/attempts.ts';
import type { ResourceEndpoints } from '#src/dataProvider/resource.ts';

/** Prefixes of the calls that a noun can name. */
export type CallPrefix = ListEndpointId extends infer Id ? (Id extends `${infer Prefix}.list` ? Prefix : never) : never;

/** The calls of a noun, found by their prefix or given one by one. */
export type Calls =
  | {
      /** Prefix of its calls in the contract, e.g. `consumers` for `consumers.list`. */
      calls: CallPrefix;
      endpoints?: Partial<ResourceEndpoints>;
    }
  | { calls?: undefined; endpoints: ResourceEndpoints };

const isEndpoint = (id: string): id is EndpointId => Object.hasOwn(endpoints, id);
const movesMoney = (id: EndpointId) => isCreating(id) && isMoney(id);

/**
 * The calls of a noun by what they do: those that the contract has under its prefix, and its own. One that moves money is
 * no verb of the data provider: it goes through `attempts` alone.
 */
export function endpointsOf({ calls, endpoints: own }: Calls): ResourceEndpoints {
  if (calls === undefined) return own;
  const kinds = ['meta', 'excel', 'grouped', 'get', 'create', 'update', 'delete'] as const;
  const found = kinds
    .map((kind) => [kind, `${calls}.${kind}`] as const)
    .filter(([, id]) => isEndpoint(id) && !movesMoney(id));
  return { list: `${calls}.list`, ...Object.fromEntries(found), ...own };
}
