import type { ListControllerResult } from 'react-admin';
import type { ListDeclaration } from '#src/list/declaration.ts';

/**
 * Under this name the address says that a list is grouped. It stands among react-admin's displayed filters, which its
 * list state keeps in the address and never sends to the server.
 */
const groupedName = 'groupByDay';

/** What the address says besides filters: rows by day, or one by one. */
export const groupedState = { on: { [groupedName]: true }, off: {} } as const;

/** True for a list that can be grouped, and is. */
export function isGrouped(
  { endpoints }: ListDeclaration,
  { displayedFilters }: Pick<ListControllerResult, 'displayedFilters'>,
): boolean {
  return endpoints.grouped !== undefined && displayedFilters?.[groupedName] === true;
}
