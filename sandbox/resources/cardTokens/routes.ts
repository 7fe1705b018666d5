import type { Handlers } from '#sandbox/call.ts';
import { answerList } from '#sandbox/list/handlers.ts';
import { cardTokensList } from './list.ts';

export const handlers: Handlers = { 'cardTokens.list': answerList(cardTokensList) };
