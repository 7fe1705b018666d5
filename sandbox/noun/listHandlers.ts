import type { SQL } from 'drizzle-orm';
import { type EndpointId, endpointIds } from '#contract/endpoints.ts';
import type { Call, Handler, Handlers } from '#sandbox/core/call.ts';
import { answerExcel } from '#sandbox/documents/listExcel.ts';
import type { List } from '#sandbox/list/defineList.ts';
import { answerList, answerMeta } from '#sandbox/list/handlers.ts';

/**
 * The calls of a list: its rows, and `$meta` and `$excel` where the contract has them.
 * @param within a further bound of the rows that the path gives; it may refuse
 */
export function listHandlers(list: List, within?: (call: Call) => Promise<SQL | undefined>): Handlers {
  const noun = list.endpoint.split('.')[0] ?? '';
  const besides: Readonly<Record<string, Handler>> = {
    [`${noun}.meta`]: answerMeta(list),
    [`${noun}.excel`]: answerExcel(list),
  };
  const offered = endpointIds.flatMap((id): [EndpointId, Handler][] => (besides[id] ? [[id, besides[id]]] : []));
  return { [list.endpoint]: answerList(list, within), ...Object.fromEntries(offered) };
}
