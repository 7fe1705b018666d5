import type { DeclaredActions } from '#src/actions/actions.ts';
import { withMessages, type Area } from '#src/i18n/areas.ts';
import type { ListDeclaration } from '#src/list/declaration.ts';

/** Loads the noun's words with its code. */
export function withMessagesOf<Code>(area: Area | undefined, load: () => Promise<Code>): () => Promise<Code> {
  return area === undefined ? load : () => withMessages(area, load());
}

/** Cells of a noun's own, with its words. */
export function cellsOf(cells: NonNullable<ListDeclaration['cells']>, area: Area | undefined) {
  return Object.fromEntries(Object.entries(cells).map(([field, load]) => [field, withMessagesOf(area, load)]));
}

/** Actions of a noun, with its words. */
export function actionsOf({ row, record, bulk, list }: DeclaredActions, area: Area | undefined): DeclaredActions {
  return {
    ...(row && { row: withMessagesOf(area, row) }),
    ...(record && { record: withMessagesOf(area, record) }),
    ...(bulk && { bulk: withMessagesOf(area, bulk) }),
    ...(list && { list: withMessagesOf(area, list) }),
  };
}

/** What can be done on one of a noun's lists: with ticked rows where rows are ticked, with the whole on its own list. */
export function actionsAt(
  { bulk, list, ...actions }: DeclaredActions,
  { isOwn, selectable }: { isOwn: boolean; selectable?: boolean },
): DeclaredActions {
  return { ...actions, ...(bulk && selectable && { bulk }), ...(list && isOwn && { list }) };
}
