import { listHandlers } from '#sandbox/noun/listHandlers.ts';
import type { Noun } from '#sandbox/noun/noun.ts';
import { createCardToken } from './create.ts';
import { extendExpiration } from './extension.ts';
import { cardTokensList } from './list.ts';
import { deleteCardToken } from './removal.ts';
import { seedCardTokens } from './seed.ts';

export const cardTokensNoun: Noun = {
  handlers: {
    ...listHandlers(cardTokensList),
    'cardTokens.create': createCardToken,
    'cardTokens.delete': deleteCardToken,
    'cardTokens.extendExpiration': extendExpiration,
  },
  seed: seedCardTokens,
};
