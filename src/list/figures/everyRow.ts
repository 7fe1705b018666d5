import type { RaRecord } from 'react-admin';
import { maximumTake } from '#contract/constants.ts';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import type { ListRequest } from '#src/dataProvider/getListParams.ts';
import { serverOrder } from '#src/list/address/listAddress.ts';
import type { FilterValues } from '#src/meta/filterValues.ts';
import { inTurn } from '#src/list/inTurn.ts';

/** What pages of figures ask with. */
export type Provider = Pick<BackOfficeDataProvider, 'getList' | 'getGroups' | 'getOne' | 'call'>;

/** How far a reading has come. */
export interface Progress {
  read: number;
  /** Undefined until it is known. */
  of: number | undefined;
}

/** Who waits for what is read. */
export interface RowReading {
  signal?: AbortSignal | undefined;
  tell?: ((progress: Progress) => void) | undefined;
}

interface Rows {
  filter: FilterValues;
  sort?: ListRequest['sort'];
  /** The first row that is none of those wanted; what follows it is not asked for. */
  isPast?: (row: RaRecord) => boolean;
}

/** The rows of a list's filter, a thousand a call, one call after the other. @throws the signal's reason, once it is aborted */
export async function everyRow(
  provider: Provider,
  list: string,
  { filter, sort = serverOrder, isPast = () => false }: Rows,
  { signal, tell }: RowReading = {},
): Promise<RaRecord[]> {
  const rows: RaRecord[] = [];
  // Who is told how far it has come waits for it: what the server remarks is theirs to read, what fails stands in place.
  const announced = tell ? { meta: { ownFailure: true } } : { background: true };
  for (let page = 1; ; page += 1) {
    signal?.throwIfAborted();
    const pagination = { page, perPage: maximumTake };
    const question = { filter, sort, pagination, ...announced, ...(signal && { signal }) };
    const { data, total } = await inTurn(async () => provider.getList(list, question));
    const past = data.findIndex(isPast);
    rows.push(...(past < 0 ? data : data.slice(0, past)));
    tell?.({ read: rows.length, of: total });
    if (past >= 0 || data.length < maximumTake || rows.length === total) return rows;
  }
}
