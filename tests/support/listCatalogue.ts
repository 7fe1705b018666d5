import { endpointIds, type EndpointId } from '#contract/endpoints.ts';
import { filters, type ListEndpointId } from '#contract/filters.ts';
import type { List } from '#sandbox/list/defineList.ts';
import { nouns } from '#sandbox/resources/registry.ts';

const declared = nouns.flatMap((noun) => noun.lists ?? []);

const isListId = (id: string): id is ListEndpointId => id in filters;
export const listIds = Object.keys(filters).filter(isListId);

function declarationOf(id: ListEndpointId): List {
  const list = declared.find(({ endpoint }) => endpoint === id);
  if (!list) throw new Error(`no noun declares ${id}`);
  return list;
}

/** Every list declaration by its call; the tests that loop over lists loop over this. */
export const lists: Readonly<Record<ListEndpointId, List>> = Object.fromEntries(
  listIds.map((id) => [id, declarationOf(id)]),
) as Record<ListEndpointId, List>;

/**
 * The call beside a list, e.g. its `meta` or `excel`; the transactions of a transmission share the meta of all.
 * @returns undefined where the contract has none
 */
export function besides(list: ListEndpointId, kind: 'meta' | 'excel'): EndpointId | undefined {
  if (kind === 'excel' && !list.endsWith('.list')) return undefined;
  const wanted = list.replace(/\.\w+$/, `.${kind}`);
  return endpointIds.find((id) => id === wanted);
}
