import type { DeclaredActions } from '#src/actions/actions.ts';
import { withMessages } from '#src/i18n/laterWords.ts';
import type { ListDeclaration } from '#src/list/declaration.ts';

/** Loads the later words with a noun's code. */
export function loadWithMessages<Code>(load: () => Promise<Code>): () => Promise<Code> {
  return () => withMessages(load());
}

/** Cells of a noun's own, with its words. */
export function cellsOf(cells: NonNullable<ListDeclaration['cells']>) {
  return Object.fromEntries(Object.entries(cells).map(([field, load]) => [field, loadWithMessages(load)]));
}

/** Actions of a noun, with its words. */
export function actionsOf({ row, record, bulk, list }: DeclaredActions): DeclaredActions {
  return {
    ...(row && { row: loadWithMessages(row) }),
    ...(record && { record: loadWithMessages(record) }),
    ...(bulk && { bulk: loadWithMessages(bulk) }),
    ...(list && { list: loadWithMessages(list) }),
  };
}

/** What can be done on one of a noun's lists: with ticked rows where rows are ticked, with the whole on its own list. */
export function actionsAt(
  { bulk, list, ...actions }: DeclaredActions,
  { isOwn, selectable }: { isOwn: boolean; selectable?: boolean },
): DeclaredActions {
  return { ...actions, ...(bulk && selectable && { bulk }), ...(list && isOwn && { list }) };
}
