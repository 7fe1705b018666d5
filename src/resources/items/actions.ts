import type { BulkAction, ListAction, RowAction } from '#src/actions/actions.ts';
import { pathTo } from '#src/resources/paths.ts';
import { ImportItems } from './ImportItems.tsx';
import { outcomesOfDeletion } from './outcomesOfDeletion.ts';

/** What can be done with one item. */
export const rowActions: readonly RowAction[] = [
  {
    key: 'edit',
    path: ({ id }) => pathTo('EditItem', { id: String(id) }),
    offered: ({ deleted }, { showDeleted }) => !showDeleted && deleted !== true,
  },
  {
    key: 'delete',
    danger: true,
    asks: { title: 'item.deleting.title', text: 'item.deleting.text' },
    run: ({ id }, { dataProvider }) => dataProvider.operate('items.delete', { path: { id: String(id) } }),
    offered: ({ deleted }, { showDeleted }) => !showDeleted && deleted !== true,
  },
];

/** What can be done with ticked items. */
export const bulkActions: readonly BulkAction[] = [
  {
    key: 'delete',
    danger: true,
    asks: { title: 'item.deletingMany.title', text: 'item.deletingMany.text' },
    atOnce: 50,
    run: async (ids, { dataProvider }) =>
      outcomesOfDeletion(
        ids,
        await dataProvider.call('items.bulkDelete', { body: ids, quiet: true, ownAnswer: true, expects: 'operation' }),
      ),
    offered: ({ deleted }, { showDeleted }) => !showDeleted && deleted !== true,
  },
];

/** What can be done with the catalogue. */
export const listActions: readonly ListAction[] = [{ key: 'import', integration: 'invoicing', dialog: ImportItems }];
