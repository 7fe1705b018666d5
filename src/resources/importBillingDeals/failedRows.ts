import { maximumTake } from '#contract/constants.ts';
import type { RowOf } from '#contract/entities/callTypes.ts';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';

/** Rows of an import that did not become deals, by their numbers. */
export interface FailedRows {
  /** Those that had been imported before. */
  known: readonly number[];
  others: readonly number[];
}

/** Reads all rows of an import that failed. @throws CallFailure */
export async function readFailedRows(
  dataProvider: BackOfficeDataProvider,
  { terminalID, importID }: { terminalID: string; importID: string },
): Promise<FailedRows> {
  const rows: RowOf<'importBillingDeals'>[] = [];
  for (let skip = 0; ; skip += maximumTake) {
    const { data } = await dataProvider.call('import.list', {
      path: { terminalID },
      query: { importID, status: 'failed', take: maximumTake, skip },
    });
    rows.push(...(data ?? []));
    if ((data ?? []).length < maximumTake) break;
  }
  const numbersOf = (isKnown: boolean) =>
    rows.filter(({ billingDealID }) => Boolean(billingDealID) === isKnown).map(({ rowNumber }) => rowNumber);
  return { known: numbersOf(true), others: numbersOf(false) };
}
