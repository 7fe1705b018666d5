import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { customerColumn } from '#src/fields/customer/customerColumn.ts';
import type { ListDeclaration } from '#src/list/declaration.ts';
import type { CellProps } from '#src/meta/cells.tsx';
import { createSavedStore } from '#src/settings/savedStore.ts';
import { server } from '#tests/support/mockServer.ts';
import { expectFailures } from '#tests/support/expectFailures.ts';
import { answerList, gate, renderList, rowOf, sample } from './renderList.tsx';
import { sampleMeta } from './sampleMeta.ts';

const links = () => [...document.querySelectorAll<HTMLElement>('[data-row] [data-row-link]')];
const narrow = () =>
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));

/** A cell whose code has not come until its gate opens. */
function lateCell() {
  const { opened, open } = gate();
  const Late = ({ text }: CellProps) => <em>{`drawn ${text}`}</em>;
  return { open, load: async () => opened.then(() => Late) };
}

describe('a row whose first column waits for its code', () => {
  it.each(['a table', 'cards'])('has a link with a name in %s', async (kind) => {
    if (kind === 'cards') narrow();
    const { open, load } = lateCell();
    answerList();
    await renderList({
      declaration: { ...sample, columns: ['cardOwnerName', 'status'], cells: { cardOwnerName: load } },
    });
    await waitFor(() => expect(links()).toHaveLength(3));
    expect(links()[0]).toHaveAccessibleName('Person 1');
    open();
    await waitFor(() => expect(links()[0]).toHaveAccessibleName('drawn Person 1'));
  });

  it('asks for the code beside its rows', async () => {
    const { opened, open } = gate();
    const load = vi.fn(lateCell().load);
    answerList({
      list: async () => {
        await opened;
        return HttpResponse.json({ data: [rowOf(1)], numberOfRecords: 1 });
      },
    });
    await renderList({ declaration: { ...sample, cells: { cardOwnerName: load } } });
    await waitFor(() => expect(load).toHaveBeenCalledOnce());
    expect(links()).toHaveLength(0);
    open();
    await waitFor(() => expect(links()).toHaveLength(1));
    expect(load).toHaveBeenCalledOnce();
  });
});

describe('a row that carries the id of its customer', () => {
  const id = (digit: number) => `${String(digit).repeat(8)}-d9cb-469f-a165-70867728950e`;
  const requests: ListDeclaration = {
    ...sample,
    primaryText: ['consumerID', 'cardOwnerName', 'consumerEmail'],
    columns: ['consumerID', 'transactionAmount'],
    ...customerColumn,
  };
  const rows = [1, 2, 3].map((digit) =>
    rowOf(digit, {
      consumerID: id(digit),
      cardOwnerName: digit === 3 ? 'Owner 3' : null,
      consumerEmail: digit === 1 ? 'one@mail.test' : null,
    }),
  );
  async function openRequests(answer: () => Promise<Response>) {
    const { cardOwnerName, transactionAmount } = sampleMeta.columns;
    const columns = {
      consumerID: { name: 'Customer ID', dataType: 'guid' },
      consumerEmail: { name: 'Email', dataType: 'string' },
      cardOwnerName,
      transactionAmount,
    };
    answerList({
      meta: () => HttpResponse.json({ columns }),
      list: () => HttpResponse.json({ data: rows, numberOfRecords: 3 }),
    });
    server.use(http.get('http://api.test/api/consumers', answer));
    return renderList({ declaration: requests });
  }

  it('has a link that is named by what the row knows until the customers have come', async () => {
    const { opened, open } = gate();
    await openRequests(async () => {
      await opened;
      const data = [1, 2, 3].map((digit) => ({ consumerID: id(digit), consumerName: `Customer ${digit}` }));
      return HttpResponse.json({ data, numberOfRecords: 3 });
    });
    await waitFor(() => expect(links()).toHaveLength(3));
    await waitFor(() => expect(links()[0]).toHaveAccessibleName('one@mail.test'));
    expect(links()[1]).toHaveAccessibleName('22222222');
    expect(links()[2]).toHaveTextContent('Owner 3');
    // An address or a number in the place of a name would make the column jump.
    expect(links()[0]?.textContent).toBe('');
    open();
    await waitFor(() =>
      expect(links().map((link) => link.textContent)).toEqual(['Customer 1', 'Customer 2', 'Customer 3']),
    );
  });

  it('says what the row knows where the customers can not be asked for', async () => {
    expectFailures();
    await openRequests(async () => HttpResponse.json({}, { status: 400 }));
    await waitFor(() =>
      expect(links().map((link) => link.textContent)).toEqual(['one@mail.test', '22222222', 'Owner 3']),
    );
  });
});

describe('whichever column stands first', () => {
  const fields = Object.keys(sampleMeta.columns);

  it.each(fields)('%s: each row has one link, with a name, that the keys reach', async (field) => {
    const store = createSavedStore(localStorage, 'dana');
    store.write({ lists: { transactions: { views: [], columns: { order: [field], hidden: [] } } } });
    const nothing = { [field]: field === 'paymentTransactionID' ? rowOf(2).paymentTransactionID : null };
    answerList({
      list: () =>
        HttpResponse.json({ data: [rowOf(1, { transactionAmount: 0 }), rowOf(2, nothing)], numberOfRecords: 2 }),
    });
    await renderList();
    await waitFor(() => expect(links()).toHaveLength(2));
    for (const row of screen.getAllByRole('row').slice(1)) {
      const [link, ...others] = within(row).getAllByRole('link');
      expect(others).toEqual([]);
      expect(link).toHaveAccessibleName(/\S/);
      expect(link).toHaveAttribute('href', row.dataset.row);
      expect(link).not.toHaveAttribute('tabindex');
      expect(within(row).getByRole('rowheader')).toContainElement(link ?? null);
    }
  });
});
