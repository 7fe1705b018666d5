import { endpoints } from '#contract/endpoints.ts';
import type { Handlers } from '#sandbox/core/call.ts';
import { answerExcel } from '#sandbox/documents/listExcel.ts';
import type { List } from '#sandbox/list/defineList.ts';
import { answerList, answerMeta } from '#sandbox/list/handlers.ts';

/** The calls of a list: its rows, and `$meta` and `$excel` where the contract has them. */
export function listHandlers(list: List): Handlers {
  const { endpoint } = list;
  const [noun, call] = endpoint.split('.');
  // The engine makes rows of what the list declares, whose fields the contract's type demands (`defineList`).
  const handlers = {
    [endpoint]: answerList(list),
    ...(call === 'list' && { [`${noun}.meta`]: answerMeta(list), [`${noun}.excel`]: answerExcel(list) }),
  };
  return Object.fromEntries(Object.entries(handlers).filter(([id]) => id in endpoints));
}
