import type { SQL } from 'drizzle-orm';
import type { Call } from '#sandbox/core/call.ts';
import { guidOf } from '#sandbox/core/path.ts';
import { isEqual } from './compare.ts';
import type { Source } from './field.ts';
import { requireTerminal } from './listQuery.ts';

/** The rows of the terminal that the path names. @throws ApiError 404 for a terminal of somebody else */
export const ofTerminalInPath =
  (source: Source) =>
  async (call: Call): Promise<SQL> => {
    const terminalID = guidOf(call, 'terminalID', 'Terminal');
    await requireTerminal(call, terminalID);
    return isEqual(source, terminalID);
  };
