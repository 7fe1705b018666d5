import { correlationHeader } from '#contract/constants.ts';
import type { AskedCall } from '#src/dataProvider/http/httpEvents.ts';

/** Correlation ids that are told to support. */
const most = 10;

/** Under which the server's log has a call; undefined where no answer named it. */
export const correlationOf = ({ response }: AskedCall) => response?.headers.get(correlationHeader) ?? undefined;

/** The correlation ids of the last answers, which support finds the calls by, in the order of the calls. */
export function correlationsOf(calls: readonly AskedCall[]): string[] {
  return [...new Set(calls.flatMap((call) => correlationOf(call) ?? []))].slice(0, most);
}
