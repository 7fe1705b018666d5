import type { SQL } from 'drizzle-orm';
import type { Call, Handlers } from '#sandbox/core/call.ts';
import { importRows } from '#sandbox/db/schema/importRow.ts';
import { requireTerminal } from '#sandbox/list/ask.ts';
import { isEqual } from '#sandbox/list/compare.ts';
import { answerList, answerMeta } from '#sandbox/list/handlers.ts';
import { guidOf } from '#sandbox/core/path.ts';
import { importList } from './list.ts';

async function ofTerminal(call: Call): Promise<SQL> {
  const terminalID = guidOf(call, 'terminalID', 'Terminal');
  await requireTerminal(call, terminalID);
  return isEqual(importRows.terminalID, terminalID);
}

export const handlers: Handlers = {
  'import.meta': answerMeta(importList),
  'import.list': answerList(importList, ofTerminal),
};
