import type { Call } from '#sandbox/core/call.ts';
import { createContext } from '#sandbox/createContext.ts';
import type { TestSandbox } from './sandbox.ts';

/** A call as a handler gets it, of a person of one merchant; what a test does not name is empty. */
export function callOf({ db, clock, config }: TestSandbox, merchantID: string, more: Partial<Call> = {}): Call {
  return {
    context: createContext({ db, clock, config }),
    caller: { userID: merchantID, merchantID, name: 'test', roles: ['Manager'] },
    endpoint: 'consumers.create',
    path: {},
    query: new URLSearchParams(),
    body: undefined,
    locale: 'en-IL',
    correlationId: '00000000-0000-4000-8000-0000000000cc',
    signal: new AbortController().signal,
    ...more,
  };
}
