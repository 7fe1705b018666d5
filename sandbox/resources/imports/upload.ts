import { holdsCardNumber } from '#contract/rules/cardInText.ts';
import { invalid } from '#sandbox/core/apiError.ts';
import { type Call, keepingKeys } from '#sandbox/core/call.ts';
import type { Context } from '#sandbox/core/context.ts';
import { guidOf } from '#sandbox/core/path.ts';
import { headerKeyOf } from '#sandbox/domain/money/payment/attemptKey.ts';
import { requireCallOffered } from '#sandbox/domain/money/terminal.ts';
import { ownTerminal } from '#sandbox/domain/ownTerminal.ts';
import { importFile, importOnce } from './importFile.ts';
import { collect, judgeFile } from './readFile.ts';

const longestName = 200;

/** The import that a process is at; files are held in memory, so there is one at a time. */
const turns = new WeakMap<Context, Promise<unknown>>();

/** Waits until nobody is before it. */
function inTurn<Result>(context: Context, work: () => Promise<Result>): Promise<Result> {
  const before = turns.get(context) ?? Promise.resolve();
  // How the one before ended is told to who sent it.
  const turn = before.catch(() => {}).then(work);
  turns.set(context, turn);
  return turn;
}

/** Says whether rows are imported again that were before; `insist=true` [ours]. */
const insists = ({ query }: Call) =>
  [...query].some(([name, value]) => name.toLowerCase() === 'insist' && value.toLowerCase() === 'true');

/**
 * POST /api/import/billing-deals/upload/{terminalID}: a deal for each row of a CSV file (docs/wire.md §5.6). The file is
 * judged whole, then each row fares by itself; the list of imports tells how. A repeat under the key goes on where the first
 * request has ended.
 */
export const uploadDeals = keepingKeys(async (call) => {
  const attemptKey = headerKeyOf(call);
  const terminal = await ownTerminal(call.context.db, call, guidOf(call, 'terminalID', 'Terminal'));
  requireCallOffered(terminal, 'import.upload');
  const file = await call.file?.();
  if (!file) throw invalid([{ code: 'file', description: 'Required' }]);
  const fileName = file.fileName.slice(-longestName);
  if (holdsCardNumber(fileName)) throw invalid([{ code: 'file', description: 'FileNameHoldsCardNumber' }]);
  const asked = { call, terminal, fileName, insists: insists(call) };
  return inTurn(call.context, async () => {
    const csv = await judgeFile(await collect(file));
    return attemptKey === undefined ? importFile(asked, csv) : importOnce(asked, csv, attemptKey);
  });
});
