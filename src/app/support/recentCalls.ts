import type { AskedCall } from '#src/dataProvider/http/httpEvents.ts';

/** Calls kept for support. */
const most = 50;

/** The last calls as they were asked, for support: in memory alone. */
export interface RecentCalls {
  add: (call: AskedCall) => void;
  /** Newest first. */
  read: () => readonly AskedCall[];
}

export function createRecentCalls(): RecentCalls {
  let calls: readonly AskedCall[] = [];
  return {
    add: (call) => void (calls = [call, ...calls].slice(0, most)),
    read: () => calls,
  };
}
