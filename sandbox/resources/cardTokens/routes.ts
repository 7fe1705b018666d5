import type { Handlers } from '#sandbox/core/call.ts';
import { answerList } from '#sandbox/list/handlers.ts';
import { createCardToken } from './create.ts';
import { extendExpiration } from './extension.ts';
import { cardTokensList } from './list.ts';
import { deleteCardToken } from './removal.ts';

export const handlers: Handlers = {
  'cardTokens.list': answerList(cardTokensList),
  'cardTokens.create': createCardToken,
  'cardTokens.delete': deleteCardToken,
  'cardTokens.extendExpiration': extendExpiration,
};
