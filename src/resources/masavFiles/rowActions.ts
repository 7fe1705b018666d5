import type { RowOf } from '#contract/entities/callTypes.ts';
import { toAgorot } from '#contract/money.ts';
import type { ManyAction } from '#src/actions/actions.ts';
import { outcomesOf, report } from '#src/actions/many/outcomes.ts';

/** Calls on several rows take a thousand at most. */
const atOnce = 500;

/** What can be done with ticked rows of a file, until it is downloaded. */
export const bulkActions: readonly ManyAction<RowOf<'masavFileRows'>>[] = [
  {
    key: 'removeRows',
    label: 'masavFile.remove.action',
    kind: 'many',
    danger: true,
    asks: { title: 'masavFile.remove.title', text: 'masavFile.remove.text' },
    done: 'masavFile.remove.done',
    notDone: 'masavFile.remove.notDone',
    skips: ({ locked }) => (locked ? 'masavFile.hindrance.MasavFileLocked' : undefined),
    // Files are in shekels.
    amount: ({ amount }) => (amount === undefined ? undefined : { agorot: toAgorot(amount), currency: 'ILS' }),
    atOnce,
    async run(rows, { dataProvider, within }) {
      const ids = rows.map(({ id }) => id);
      const body = { masavFileID: Number(within?.masavFileID), masavFileRowIDs: ids.map(Number) };
      const answer = await dataProvider.call('masavRows.remove', { body, ...report });
      return outcomesOf(ids, answer, {
        list: 'notRemovedRows',
        wordOf: (code) => `masavFile.remove.hindrance.${code}`,
      });
    },
  },
];
