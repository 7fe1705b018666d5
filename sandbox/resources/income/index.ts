import { answerExcel } from '#sandbox/documents/listExcel.ts';
import { answerList, answerMeta } from '#sandbox/list/handlers.ts';
import type { Noun } from '#sandbox/noun/noun.ts';
import { incomeList } from './list.ts';

export const incomeNoun: Noun = {
  handlers: {
    'income.meta': answerMeta(incomeList),
    'income.list': answerList(incomeList),
    'income.excel': answerExcel(incomeList),
  },
};
