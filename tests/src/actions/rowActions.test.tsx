import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ActionTools, RecordAction } from '#src/actions/actions.ts';
import type { OperationResponse } from '#contract/envelope.ts';
import type { CellProps } from '#src/meta/cells.tsx';
import { server } from '#tests/support/mockServer.ts';
import { stubDialogs } from '#tests/support/dialogs.ts';
import { answerList, renderList, rowOf, sample } from '#tests/src/list/renderList.tsx';
// What loads on first use is at hand before the first test.
import '#src/actions/row/OpenRowMenu.tsx';

/** Rows drawn since the last reset: each row has one amount. */
const drawn = vi.hoisted(() => ({ rows: 0 }));
vi.mock(import('#src/meta/cells.tsx'), async (original) => ({
  ...(await original()),
  moneyCell: ({ text }: CellProps) => {
    drawn.rows += 1;
    return <bdi>{text}</bdi>;
  },
}));

const run = vi.fn<(record: object, tools: ActionTools) => Promise<OperationResponse | undefined>>();
const load = vi.fn(async (): Promise<readonly RecordAction[]> => [
  { key: 'view', kind: 'link', path: ({ id }) => `/elsewhere/${id}` },
  { key: 'edit', kind: 'link', path: () => '/edit', offered: ({ status }) => status === 'completed' },
  { key: 'restore', kind: 'operation', run, feature: 'Checkout' },
  {
    key: 'delete',
    kind: 'operation',
    run,

    asks: () => ({ title: 'unsaved.title', text: 'unsaved.text' }),
    access: 'billing',
    danger: true,
  },
]);
const declaration = { ...sample, selectable: true as const, actions: { row: load } };
beforeEach(() => {
  stubDialogs();
  vi.clearAllMocks();
  server.use(http.post('*/api/transmission/cancel', () => HttpResponse.json({ status: 'success' })));
  run.mockImplementation((_, { dataProvider }) => dataProvider.operate('transmissions.cancel', { body: {} }));
});

const menuOf = (row: number) => screen.getByRole('button', { name: new RegExp(`^Actions: Person ${row},`) });
const items = async () =>
  within(await screen.findByRole('menu'))
    .getAllByRole('menuitem')
    .map(({ textContent }) => textContent);

describe('the menu of a row', () => {
  it('is offered only where the declaration says so', async () => {
    answerList();
    await renderList();
    await screen.findByText('Person 1');
    expect(screen.queryByRole('button', { name: /^Actions/ })).not.toBeInTheDocument();
  });

  it('costs the rows no code and ticking one still draws one', async () => {
    answerList({
      list: () =>
        HttpResponse.json({ data: Array.from({ length: 100 }, (_, index) => rowOf(index + 1)), numberOfRecords: 100 }),
    });
    await renderList({ declaration });
    await screen.findByRole('checkbox', { name: /^Person 100,/ });
    expect(load).not.toHaveBeenCalled();
    drawn.rows = 0;
    fireEvent.click(screen.getByRole('checkbox', { name: /^Person 42,/ }));
    expect(drawn.rows).toBe(1);
    fireEvent.click(menuOf(7));
    await screen.findByRole('menu');
    expect(drawn.rows).toBe(1);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('offers what role, feature and the raw record allow', async () => {
    answerList({
      list: () => HttpResponse.json({ data: [rowOf(1), rowOf(2, { status: 'initial' })], numberOfRecords: 2 }),
    });
    const view = await renderList({ declaration });
    await screen.findByText('Person 1');
    await userEvent.click(menuOf(1));
    expect(await items()).toEqual(['View', 'Edit', 'Delete']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    expect(menuOf(1)).toHaveFocus();
    await userEvent.click(menuOf(2));
    expect(await items()).toEqual(['View', 'Delete']);
    view.unmount();
    await renderList({ declaration, roles: ['Merchant'] });
    await screen.findByText('Person 1');
    await userEvent.click(menuOf(1));
    expect(await items()).toEqual(['View', 'Edit']);
  });

  it('opens pages', async () => {
    answerList();
    const { router } = await renderList({ declaration });
    await screen.findByText('Person 1');
    menuOf(2).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'View' }));
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/elsewhere\/00000002-/));
  });

  it('asks before an operation and reads the list again after it', async () => {
    const { queries } = answerList();
    await renderList({ declaration });
    await screen.findByText('Person 1');
    await userEvent.click(menuOf(3));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(run).not.toHaveBeenCalled();
    await userEvent.click(menuOf(3));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog');
    const asked = queries().length;
    fireEvent.click(within(dialog).getAllByRole('button').at(-1) ?? dialog);
    await waitFor(() => expect(queries().length).toBe(asked + 1));
    expect(run).toHaveBeenCalledTimes(1);
    expect(run.mock.calls[0]?.[0]).toMatchObject({ cardOwnerName: 'Person 3' });
    expect(run.mock.calls[0]?.[1]).toMatchObject({ terminalID: 't1', showDeleted: false });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });
});
