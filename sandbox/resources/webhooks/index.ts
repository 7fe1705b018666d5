import type { Noun } from '#sandbox/noun/noun.ts';
import { webhooksList } from './list.ts';

export const webhooksNoun: Noun = {
  lists: [webhooksList],
};
