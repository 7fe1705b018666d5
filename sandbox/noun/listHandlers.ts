import { type EndpointId, endpointIds } from '#contract/endpoints.ts';
import type { Handler, Handlers } from '#sandbox/core/call.ts';
import { answerExcel } from '#sandbox/documents/listExcel.ts';
import type { List } from '#sandbox/list/defineList.ts';
import { answerList, answerMeta } from '#sandbox/list/handlers.ts';

/** The calls of a list: its rows, and `$meta` and `$excel` where the contract has them. */
export function listHandlers(list: List): Handlers {
  const { endpoint } = list;
  const [noun, call] = endpoint.split('.');
  const besides: Readonly<Record<string, Handler>> =
    call === 'list' ? { [`${noun}.meta`]: answerMeta(list), [`${noun}.excel`]: answerExcel(list) } : {};
  const offered = endpointIds.flatMap((id): [EndpointId, Handler][] => (besides[id] ? [[id, besides[id]]] : []));
  return { [endpoint]: answerList(list), ...Object.fromEntries(offered) };
}
