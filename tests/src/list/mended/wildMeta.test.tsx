import { screen, waitFor } from '@testing-library/react';
import * as fc from 'fast-check';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import type { ListPreferences } from '#src/settings/savedSettings.ts';
import { createSavedStore } from '#src/settings/savedStore.ts';
import { expectFailures } from '#tests/support/expectFailures.ts';
import { answerList, renderList } from '#tests/src/list/renderList.tsx';
import { sampleMeta } from '#tests/src/list/sampleMeta.ts';
// What loads on first use is at hand before the first test.
import '#src/list/mended/MendedNotice.tsx';

const all = Object.keys(sampleMeta.columns);
const chosen: ListPreferences = {
  columns: { order: all.toReversed(), hidden: ['currency'] },
  views: [
    {
      name: 'Mine',
      isDefault: true,
      filter: { quickStatusFilter: 'Failed' },
      sort: { field: 'status', order: 'ASC' },
      columns: { order: all.toReversed(), hidden: ['currency'] },
    },
  ],
};
const store = () => createSavedStore(localStorage, 'dana');

/** A `$meta` as a careless server may send it: columns that are none, that lack something, of types nobody knows. */
const column = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...Object.values(sampleMeta.columns)) },
  fc.record(
    { name: fc.oneof(fc.string(), fc.constant(null)), dataType: fc.anything(), dictionary: fc.anything() },
    { requiredKeys: [] },
  ),
  fc.constantFrom(null, 'text', [], 7),
);
const field = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...all) }, fc.constantFrom('__proto__', '', 'a.b', '7'));
const columns = fc.array(fc.tuple(field, column), { maxLength: 14 }).map((entries) => Object.fromEntries(entries));
const answers = fc.oneof(
  { weight: 6, arbitrary: fc.record({ columns }) },
  fc.constantFrom<unknown>({}, null, [], { columns: [] }, { columns: {} }),
);

it('whatever columns a server sends, the list is drawn or says that it failed, and no view is lost', async () => {
  expectFailures();
  await fc.assert(
    fc.asyncProperty(answers, async (meta) => {
      localStorage.clear();
      store().write({ lists: { transactions: chosen } });
      // JSON, as it travels: a field may be called `__proto__` there.
      answerList({
        meta: () => HttpResponse.text(JSON.stringify(meta), { headers: { 'content-type': 'application/json' } }),
      });
      const { unmount } = await renderList();
      await waitFor(() => expect(screen.queryByText('3 records') ?? screen.queryByRole('alert')).toBeInTheDocument());
      // The notice has come and has looked at what was lost.
      await new Promise((resolve) => setTimeout(resolve, 300));
      expect(screen.getByRole('region', { name: 'Transactions' })).toBeInTheDocument();
      const [view] = store().read().lists.transactions?.views ?? [];
      expect(view).toMatchObject({ name: 'Mine', filter: { quickStatusFilter: 'Failed' } });
      expect(view?.columns?.order.filter((one) => all.includes(one))).toEqual(all.toReversed());
      unmount();
    }),
    { numRuns: 15 },
  );
}, 60_000);
