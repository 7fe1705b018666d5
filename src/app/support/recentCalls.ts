import { isObject } from '#contract/envelope.ts';
import type { AskedCall } from '#src/dataProvider/http/httpEvents.ts';

/** Calls kept for support, and rows of each list. */
const [mostCalls, mostRows] = [50, 25];

/** What came of a call that only reads. */
export interface KeptAnswer {
  /** Its JSON, of a list the first rows; why it failed. */
  answer: unknown;
  /** Rows of the list that are not kept: pages of a thousand would fill the memory. */
  rowsLeftOut: number;
}

/** A call that is kept, and what comes of it. */
export interface RecentCall extends AskedCall {
  /** Never rejects; absent of a call that writes, whose answer may hold a key. */
  answer: Promise<KeptAnswer> | undefined;
}

function firstRows(answer: unknown): KeptAnswer {
  if (!isObject(answer) || !Array.isArray(answer.data)) return { answer, rowsLeftOut: 0 };
  const data: unknown[] = answer.data.slice(0, mostRows);
  return { answer: { ...answer, data }, rowsLeftOut: answer.data.length - data.length };
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
      const kept = answer?.then(firstRows, (error: unknown) => ({ answer: error, rowsLeftOut: 0 }));
      // What becomes of the call is written into the very object.
      calls = [Object.assign(call, { answer: kept }), ...calls].slice(0, mostCalls);
    },
    read: () => calls,
  };
}
