import { enumValues } from '#contract/enums.ts';
import { someAmount } from '#sandbox/db/seed/money.ts';
import { someName } from '#sandbox/db/seed/people.ts';
import { cycle } from '#sandbox/db/seed/random.ts';
import { onTerminal, someInstant, type SeedContext } from '#sandbox/db/seed/seedContext.ts';
import type { importRows } from './table.ts';

export type ImportRow = typeof importRows.$inferInsert;

const rowsPerFile = 20;
const errors = [
  'consumerEmail: כתובת דוא״ל אינה תקינה',
  'transactionAmount: יש להזין סכום',
  'creditCardToken: הכרטיס השמור לא נמצא',
  'repeatPeriodType: ערך לא מוכר',
];

/** Rows of a few imported files on the first terminal, in every status; those that succeeded name their deal. */
export function makeImportRows(context: SeedContext): ImportRow[] {
  const random = context.random('import');
  const terminal = context.terminals[0];
  if (!terminal) return [];
  const deals = context.billingDeals.filter(({ terminalID }) => terminalID === terminal.terminalID);
  const statuses = enumValues('importStatus');
  const moments: Date[] = [];
  return Array.from({ length: context.plan.counts.importRows }, (_, index): ImportRow => {
    const file = Math.floor(index / rowsPerFile);
    const created = (moments[file] ??= someInstant(context, random, file * 10 + 1, file * 10 + 8));
    const status = index % 7 === 3 ? 'failed' : cycle(statuses, index % 5 === 0 ? 0 : 1);
    const deal = status === 'succeeded' ? cycle(deals, index) : undefined;
    return {
      importRowID: context.ids('import row')(index),
      ...onTerminal(context, terminal),
      importID: context.ids('import')(file),
      fileName: `billing-deals-${file + 1}.csv`,
      rowNumber: (index % rowsPerFile) + 2,
      created,
      status,
      error: status === 'failed' ? cycle(errors, index) : null,
      billingDealID: deal?.billingDealID ?? null,
      consumerName: deal?.consumerName ?? someName(random),
      transactionAmount: deal?.transactionAmount ?? someAmount(random, 2900, 90_000),
      currency: deal?.currency ?? 'ILS',
    };
  });
}
