import type { SQL } from 'drizzle-orm';
import type { Call } from '#sandbox/core/call.ts';
import { guidOf } from '#sandbox/core/path.ts';
import { rowsOf } from '#sandbox/db/seed/seeding.ts';
import { isEqual } from '#sandbox/list/compare.ts';
import { requireTerminal } from '#sandbox/list/listQuery.ts';
import { listHandlers } from '#sandbox/noun/listHandlers.ts';
import type { Noun } from '#sandbox/noun/noun.ts';
import { importList } from './list.ts';
import { makeImportRows } from './seed.ts';
import { importRows } from './table.ts';

async function ofTerminal(call: Call): Promise<SQL> {
  const terminalID = guidOf(call, 'terminalID', 'Terminal');
  await requireTerminal(call, terminalID);
  return isEqual(importRows.terminalID, terminalID);
}

export const importsNoun: Noun = {
  handlers: {
    ...listHandlers(importList, ofTerminal),
  },
  tables: [importRows],
  seed: (world) => [rowsOf(importRows, makeImportRows(world))],
};
