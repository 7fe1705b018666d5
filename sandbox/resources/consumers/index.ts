import type { Noun } from '#sandbox/noun/noun.ts';
import { importConsumers } from './import.ts';
import { consumersList } from './list.ts';
import { consumerRecord } from './record.ts';
import { deleteConsumer, restoreConsumer } from './removal.ts';
import { consumerSave } from './save.ts';
import { seedConsumers } from './seed.ts';

export const consumersNoun: Noun = {
  lists: [consumersList],
  handlers: {
    'consumers.get': consumerRecord.get,
    'consumers.create': consumerSave.create,
    'consumers.update': consumerSave.update,
    'consumers.delete': deleteConsumer,
    'consumers.import': importConsumers,
    'consumers.restore': restoreConsumer,
  },
  seed: seedConsumers,
};
