import { listHandlers } from '#sandbox/noun/listHandlers.ts';
import type { Noun } from '#sandbox/noun/noun.ts';
import { webhooksList } from './list.ts';

export const webhooksNoun: Noun = {
  handlers: listHandlers(webhooksList),
};
