import type { Handlers } from '#sandbox/call.ts';
import { answerExcel } from '#sandbox/documents/listExcel.ts';
import { answerList, answerMeta } from '#sandbox/list/handlers.ts';
import { consumersList } from './list.ts';
import { getConsumer } from './record.ts';

export const handlers: Handlers = {
  'consumers.meta': answerMeta(consumersList),
  'consumers.list': answerList(consumersList),
  'consumers.excel': answerExcel(consumersList),
  'consumers.get': getConsumer,
};
