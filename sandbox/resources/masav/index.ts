import { and, eq, type SQL } from 'drizzle-orm';
import { filtersOf } from '#contract/filters.ts';
import { toDecimal } from '#contract/money.ts';
import { parseQuery } from '#contract/query.ts';
import { invalidQuery, required } from '#sandbox/core/apiError.ts';
import type { Call, Handler } from '#sandbox/core/call.ts';
import { numberOf } from '#sandbox/core/path.ts';
import { toUpdateTimestamp, toWireDay, toWireInstant } from '#sandbox/core/wire.ts';
import { listHandlers } from '#sandbox/noun/listHandlers.ts';
import type { Noun } from '#sandbox/noun/noun.ts';
import { masavFilesList, masavRowsList } from './list.ts';
import { masavFileRows, masavFiles } from './table.ts';

async function readFile(call: Call, masavFileID: number) {
  const rows = await call.context.db
    .select()
    .from(masavFiles)
    .where(and(eq(masavFiles.merchantID, call.caller.merchantID), eq(masavFiles.masavFileID, masavFileID)));
  return required(rows, 'MasavFile');
}

const getFile: Handler = async (call) => {
  const row = await readFile(call, numberOf(call, 'id', 'MasavFile'));
  const { version, operationDoneByID, ...details } = row;
  return {
    json: {
      ...details,
      masavFileDate: toWireInstant(row.masavFileDate),
      paidDate: toWireDay(row.paidDate),
      totalAmount: toDecimal(row.totalAmount),
      downloadedAt: toWireInstant(row.downloadedAt),
      updatedDate: toWireInstant(row.updatedDate),
      updateTimestamp: toUpdateTimestamp(version),
    },
  };
};

/** Rows are always those of one file: masavFileID is demanded, and the file must be the caller's. */
async function withinFile(call: Call): Promise<SQL> {
  const query = parseQuery(filtersOf('masavRows.list'), call.query);
  if ('errors' in query) throw invalidQuery(query.errors);
  const { masavFileID } = query.filters;
  if (typeof masavFileID !== 'number') throw invalidQuery([{ code: 'masavFileID', description: 'Required' }]);
  await readFile(call, masavFileID);
  return eq(masavFileRows.masavFileID, masavFileID);
}

export const masavNoun: Noun = {
  handlers: {
    ...listHandlers(masavFilesList),
    'masav.get': getFile,
    ...listHandlers(masavRowsList, withinFile),
  },
  tables: [masavFileRows, masavFiles],
};
