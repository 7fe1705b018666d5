import { isObject } from '#contract/envelope.ts';
import type { AskedCall } from '#src/dataProvider/http/httpEvents.ts';

/** Calls kept for support, and rows of each list. */
const mostCalls = 50;
const mostRows = 25;

/** What came of a call that only reads. */
export interface KeptAnswer {
  /** Its JSON, of a list the first rows; why it failed. */
  answer: unknown;
  /** Rows of the list that are not kept, none below 1: pages of a thousand would fill the memory. */
  rowsLeftOut: number;
}

/** A call that is kept, and what comes of it. */
export interface RecentCall extends AskedCall {
  /** Never rejects; absent of a call that writes, whose answer may hold a key. */
  answer: Promise<KeptAnswer> | undefined;
}

/** @param answer or why there is none, which stays as it is */
function firstRows(answer: unknown): KeptAnswer {
  if (!isObject(answer) || !Array.isArray(answer.data)) return { answer, rowsLeftOut: 0 };
  const data: unknown[] = answer.data;
  return { answer: { ...answer, data: data.slice(0, mostRows) }, rowsLeftOut: data.length - mostRows };
}

/** The last calls as they were asked, for support: in memory alone. */
export interface RecentCalls {
  add: (call: AskedCall, answer?: Promise<unknown>) => void;
  /** Newest first. */
  read: () => readonly RecentCall[];
}

export function createRecentCalls(): RecentCalls {
  let calls: readonly RecentCall[] = [];
  return {
    add(call, answer) {
      // What becomes of the call is written into the very object.
      calls = [Object.assign(call, { answer: answer?.then(firstRows, firstRows) }), ...calls].slice(0, mostCalls);
    },
    read: () => calls,
  };
}
