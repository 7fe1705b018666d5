import type { RecordOf } from '#contract/entities/callTypes.ts';
import type { ActionPlace, ActionRecord, ListAction, ManyAction, RecordAction } from '#src/actions/actions.ts';
import { operationOf } from '#src/dataProvider/failure.ts';
import { pathTo } from '#src/resources/paths.ts';
import { ImportItems } from './ImportItems.tsx';
import { outcomesOfDeletion } from './outcomesOfDeletion.ts';

type Details = RecordOf<'items'>;
type Item = ActionRecord<Details>;
const isThere = ({ deleted }: Item, { showDeleted }: ActionPlace) => !showDeleted && deleted !== true;

/** What can be done with one item. */
export const rowActions: readonly RecordAction<Details>[] = [
  { key: 'edit', kind: 'link', path: ({ id }) => pathTo('EditItem', { id: String(id) }), offered: isThere },
  {
    key: 'delete',
    kind: 'operation',
    danger: true,
    asks: () => ({ title: 'item.deleting.title', text: 'item.deleting.text' }),
    run: ({ id, itemName: about }, { dataProvider }) =>
      operationOf(dataProvider.delete('items', { id, meta: { about } })),
    offered: isThere,
  },
];

/** What can be done with ticked items. */
export const bulkActions: readonly ManyAction<Details>[] = [
  {
    key: 'delete',
    kind: 'many',
    danger: true,
    asks: { title: 'item.deletingMany.title', text: 'item.deletingMany.text' },
    done: 'item.deletedMany',
    skips: (item, place) => (isThere(item, place) ? undefined : 'job.bulk.notOffered'),
    atOnce: 50,
    async run(rows, { dataProvider }) {
      const ids = rows.map(({ id }) => id);
      const call = { body: ids, quiet: true, ownAnswer: true, expects: 'operation' } as const;
      return outcomesOfDeletion(ids, await dataProvider.call('items.bulkDelete', call));
    },
  },
];

/** What can be done with the catalogue. */
export const listActions: readonly ListAction[] = [
  { key: 'import', kind: 'dialog', integration: 'invoicing', Dialog: ImportItems },
];
