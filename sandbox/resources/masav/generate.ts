import { sql } from 'drizzle-orm';
import type { MasavGeneration } from '#contract/entities/settlement.ts';
import { invalid } from '#sandbox/core/apiError.ts';
import type { Call, Handler } from '#sandbox/core/call.ts';
import type { Database } from '#sandbox/core/database.ts';
import { translate } from '#sandbox/core/locale.ts';
import { inserted, operation, written } from '#sandbox/core/operation.ts';
import { guidOf } from '#sandbox/core/path.ts';
import { payingTerminal } from '#sandbox/domain/money/terminal.ts';
import type { Terminal } from '#sandbox/domain/ownTerminal.ts';
import { type Candidate, readCandidates } from './candidates.ts';
import { fileTransactions } from './fileTransactions.ts';
import { masavFileRows, masavFiles } from '#sandbox/db/schema/masav.ts';

/** Rows written by one statement; the protocol of the database counts parameters. */
const atOnce = 1000;

type Taken = NonNullable<Candidate['row']>;

/** Makes the file of these rows, and marks their transactions. @returns its number */
async function makeFile(tx: Database, call: Call, terminal: Terminal, rows: readonly Taken[]): Promise<number> {
  const { merchantID, terminalID } = terminal;
  const { masavFileID } = inserted(
    await tx
      .insert(masavFiles)
      .values({
        merchantID,
        terminalID,
        terminalName: terminal.label,
        masavFileDate: call.context.clock.now(),
        rowsCount: rows.length,
        totalAmount: rows.reduce((sum, { amount }) => sum + amount, 0),
        currency: 'ILS',
        institutionName: terminal.masavInstitutionName,
        institutionNumber: terminal.masavInstitution,
        ...written(call),
      })
      .returning({ masavFileID: masavFiles.masavFileID }),
  );
  for (let from = 0; from < rows.length; from += atOnce) {
    const some = rows.slice(from, from + atOnce);
    await tx.insert(masavFileRows).values(some.map((row) => ({ ...row, merchantID, masavFileID, terminalID })));
    const ids = some.map(({ paymentTransactionID }) => paymentTransactionID);
    await fileTransactions(tx, call, ids, masavFileID);
  }
  return masavFileID;
}

/** What became of each candidate, in codes and in words. */
function answerOf(call: Call, candidates: readonly Candidate[], masavFileID: number | undefined) {
  const taken = candidates.flatMap(({ row }) => row?.paymentTransactionID ?? []);
  const notTakenTransactions = candidates.flatMap(({ paymentTransactionID: id, code }) => (code ? [{ id, code }] : []));
  const notTaken = notTakenTransactions.length;
  const additionalData = { taken, notTaken, notTakenTransactions } satisfies MasavGeneration;
  const errors = notTakenTransactions.map(({ id, code }) => ({ code: id, description: translate(call.locale, code) }));
  if (masavFileID === undefined) return operation(call, 'NothingForMasav', { errors, additionalData }, 'warning');
  const values = { file: masavFileID, smart_count: taken.length, taken: taken.length, notTaken };
  const made = { values, entityID: masavFileID, entityReference: String(masavFileID), errors, additionalData };
  return notTaken === 0
    ? operation(call, 'MasavFileMade', made)
    : operation(call, 'MasavFilePartlyMade', made, 'warning');
}

/**
 * POST /api/masav/generate/{terminalId}: a file of all debits by transfer that are in none, with the accounts that their
 * deals and customers have now. Of several who ask at one moment, one gets them.
 */
export const generateFile: Handler = async (call) => {
  const terminal = await payingTerminal(call, guidOf(call, 'terminalId', 'Terminal'));
  if (!/^\d{8}$/.test(terminal.masavInstitution)) {
    throw invalid([{ code: 'terminalID', description: 'MasavInstitutionMissing' }]);
  }
  const { candidates, masavFileID } = await call.context.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${terminal.terminalID}, 2))`);
    const found = await readCandidates(tx, terminal);
    const rows = found.flatMap(({ row }) => row ?? []);
    return {
      candidates: found,
      masavFileID: rows.length > 0 ? await makeFile(tx, call, terminal, rows) : undefined,
    };
  });
  if (masavFileID !== undefined) call.context.totals.drop(terminal.merchantID);
  return { json: answerOf(call, candidates, masavFileID) };
};
