import type { Noun } from '#sandbox/noun/noun.ts';
import { createCardToken } from './create.ts';
import { extendExpiration } from './extension.ts';
import { cardTokensList } from './list.ts';
import { deleteCardToken } from './removal.ts';
import { seedCardTokens } from './seed.ts';

export const cardTokensNoun: Noun = {
  lists: [cardTokensList],
  handlers: {
    'cardTokens.create': createCardToken,
    'cardTokens.delete': deleteCardToken,
    'cardTokens.extendExpiration': extendExpiration,
  },
  seed: seedCardTokens,
};
