import { answerExcel } from '#sandbox/documents/listExcel.ts';
import { answerList, answerMeta } from '#sandbox/list/handlers.ts';
import type { Noun } from '#sandbox/noun/noun.ts';
import { importConsumers } from './import.ts';
import { consumersList } from './list.ts';
import { getConsumer } from './record.ts';
import { deleteConsumer, restoreConsumer } from './removal.ts';
import { createConsumer, updateConsumer } from './save.ts';
import { seedConsumers } from './seed.ts';

export const consumersNoun: Noun = {
  handlers: {
    'consumers.meta': answerMeta(consumersList),
    'consumers.list': answerList(consumersList),
    'consumers.excel': answerExcel(consumersList),
    'consumers.get': getConsumer,
    'consumers.create': createConsumer,
    'consumers.update': updateConsumer,
    'consumers.delete': deleteConsumer,
    'consumers.import': importConsumers,
    'consumers.restore': restoreConsumer,
  },
  seed: seedConsumers,
};
