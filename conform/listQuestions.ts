import { endpoints } from '#contract/endpoints.ts';
import { filters, type ListEndpointId } from '#contract/filters.ts';
import type { Question } from './ask.ts';
import type { ReadList } from './kit.ts';

/** Lists below a record of another list come after it. */
const last: readonly ListEndpointId[] = ['transactions.ofTransmission', 'masavRows.list'];

/** Every list of the contract, in the order in which they are asked. */
export const listIds: readonly ListEndpointId[] = [
  ...(Object.keys(filters) as ListEndpointId[]).filter((id) => !last.includes(id)),
  ...last,
];

/** The lists without which a list cannot be asked for. */
export const parentOf = (id: ListEndpointId): ListEndpointId | undefined =>
  id === 'masavRows.list' ? 'masav.list' : id === 'transactions.ofTransmission' ? 'transmissions.list' : undefined;

/** What was read of each list. */
export type ReadLists = Map<ListEndpointId, ReadList>;

/** The path and the query of a list; undefined where it stands below a record that there is none of. */
export function questionOf(
  id: ListEndpointId,
  terminalID: string,
  read: ReadLists,
): Required<Pick<Question, 'path' | 'query'>> | undefined {
  const idIn = (list: ListEndpointId, field: string) => read.get(list)?.rows.find((row) => field in row)?.[field];
  switch (id) {
    case 'transactions.ofTransmission': {
      const transmission = idIn('transmissions.list', 'transmissionID');
      return typeof transmission === 'string' ? { path: { id: transmission }, query: {} } : undefined;
    }
    case 'masavRows.list': {
      const masavFileID = idIn('masav.list', 'masavFileID');
      return typeof masavFileID === 'number' ? { path: {}, query: { masavFileID } } : undefined;
    }
    default:
      if (endpoints[id].path.includes('{terminalID}')) return { path: { terminalID }, query: {} };
      return { path: {}, query: Object.hasOwn(filters[id], 'terminalID') ? { terminalID } : {} };
  }
}
