import type { Handlers } from '#sandbox/core/call.ts';
import { answerList } from '#sandbox/list/handlers.ts';
import { webhooksList } from './list.ts';

export const handlers: Handlers = { 'webhooks.list': answerList(webhooksList) };
