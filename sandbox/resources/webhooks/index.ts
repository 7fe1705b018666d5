import { answerList } from '#sandbox/list/handlers.ts';
import type { Noun } from '#sandbox/noun/noun.ts';
import { webhooksList } from './list.ts';

export const webhooksNoun: Noun = {
  handlers: { 'webhooks.list': answerList(webhooksList) },
};
