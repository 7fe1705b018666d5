import type { Row } from '#contract/envelope.ts';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { parseList } from '#src/dataProvider/parseList.ts';

/** Customers by any text of theirs, as the server searches. @param most how many are wanted */
export async function searchCustomers(
  dataProvider: BackOfficeDataProvider,
  text: string,
  most: number,
  signal?: AbortSignal,
): Promise<Row[]> {
  const question = {
    query: { search: text, take: most },
    quiet: true,
    background: true,
    ...(signal && { signal }),
  } as const;
  return parseList(await dataProvider.call('consumers.list', question)).data;
}
