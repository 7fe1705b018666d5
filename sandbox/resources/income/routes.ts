import type { Handlers } from '#sandbox/core/call.ts';
import { answerExcel } from '#sandbox/documents/listExcel.ts';
import { answerList, answerMeta } from '#sandbox/list/handlers.ts';
import { incomeList } from './list.ts';

export const handlers: Handlers = {
  'income.meta': answerMeta(incomeList),
  'income.list': answerList(incomeList),
  'income.excel': answerExcel(incomeList),
};
