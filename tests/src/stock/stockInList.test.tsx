import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  BulkDeleteButton,
  DataTable,
  FilterButton,
  FilterForm,
  Pagination,
  TextInput,
  useListContext,
} from 'react-admin';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MetaList } from '#src/list/MetaList.tsx';
import { listOfRoute } from '#src/resources/registry.ts';
import { MaterialTheme } from '#src/ui/material/MaterialTheme.tsx';
import { renderStock } from './renderStock.tsx';

const filters = [<TextInput key="category" source="category" label="Kind" />];

/** The list context of each time that a part of it was drawn. */
const contexts: unknown[] = [];
beforeEach(() => {
  contexts.length = 0;
  window.innerWidth = 1200;
});

/** React-admin's own components, as a part of a list brings them. */
function StockParts() {
  contexts.push(useListContext());
  return (
    <MaterialTheme>
      <section aria-label="Stock">
        <FilterButton filters={filters} />
        <FilterForm filters={filters} />
        <DataTable rowClick={false} bulkActionButtons={<BulkDeleteButton mutationMode="pessimistic" />}>
          <DataTable.Col source="itemName" />
          <DataTable.Col source="category" />
        </DataTable>
        <Pagination rowsPerPageOptions={[1, 100]} />
      </section>
    </MaterialTheme>
  );
}

const stock = () => screen.getByRole('region', { name: 'Stock' });
const stockNames = () => within(stock()).queryAllByRole('cell', { name: /^(Lamp|Chair)$/ });
const namesIn = (cells: HTMLElement[]) => cells.map(({ textContent }) => textContent);
const ourNames = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const ourBox = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${name}`) });
const stockBoxes = () => within(stock()).getAllByRole<HTMLInputElement>('checkbox');
const inMenu = async (role: 'menuitem' | 'menuitemcheckbox', name: string) =>
  userEvent.click(await screen.findByRole(role, { name }));

/** The items' own list with stock components above its rows. @param parameters those of its address */
async function renderItems(parameters: Record<string, string> = {}) {
  const items = listOfRoute('Items');
  if (!items) throw new Error('items have no list');
  const declaration = { ...items, insight: async () => StockParts };
  const search = Object.keys(parameters).length > 0 ? `?${new URLSearchParams(parameters).toString()}` : '';
  const rendered = await renderStock(<MetaList declaration={declaration} />, { address: `/items/list${search}` });
  await waitFor(() => expect(stockNames().length).toBeGreaterThan(0));
  await waitFor(() => expect(screen.getAllByRole('rowheader').length).toBeGreaterThan(0));
  const address = () => Object.fromEntries(new URLSearchParams(rendered.router.state.location.search));
  return { ...rendered, address, lastQuery: () => rendered.callsOf('items.list').at(-1)?.query };
}

describe("react-admin's own components, dropped into a list of ours", () => {
  it('show its rows, and sort them for both tables', async () => {
    const { address } = await renderItems();
    expect(namesIn(stockNames())).toEqual(['Lamp', 'Chair']);
    await userEvent.click(within(stock()).getByRole('button', { name: /item name/i }));
    await waitFor(() => expect(namesIn(stockNames())).toEqual(['Chair', 'Lamp']));
    await waitFor(() => expect(ourNames()).toEqual(['Chair', 'Lamp']));
    expect(address()).toMatchObject({ sort: 'itemName', order: 'ASC', page: '1' });
    // And the other way round: our head, their rows.
    await userEvent.click(screen.getByRole('button', { name: /^Item/ }));
    await waitFor(() => expect(namesIn(stockNames())).toEqual(['Lamp', 'Chair']));
  });

  it('turn its pages', async () => {
    const { address } = await renderItems({ perPage: '1', page: '1' });
    expect(namesIn(stockNames())).toEqual(['Lamp']);
    await userEvent.click(within(stock()).getByRole('button', { name: /next page/i }));
    await waitFor(() => expect(namesIn(stockNames())).toEqual(['Chair']));
    expect(ourNames()).toEqual(['Chair']);
    expect(address()).toMatchObject({ page: '2', perPage: '1' });
  });

  it('filter it: a filter is shown, asked for, and taken away again', async () => {
    const { address, lastQuery } = await renderItems();
    await userEvent.click(within(stock()).getByRole('button', { name: 'Add filter' }));
    await inMenu('menuitemcheckbox', 'Kind');
    const input = await within(stock()).findByRole('textbox', { name: 'Kind' });
    expect(address().displayedFilters).toBe('{"category":true}');
    await userEvent.type(input, 'Seats');
    await waitFor(() => expect(namesIn(stockNames())).toEqual(['Chair']));
    expect(ourNames()).toEqual(['Chair']);
    expect(lastQuery()).toMatchObject({ terminalID: 't1', category: 'Seats' });
    // Our own chips name it too.
    expect(screen.getByRole('list', { name: 'Active filters' })).toHaveTextContent('Seats');
    await userEvent.click(within(stock()).getByRole('button', { name: 'Add filter' }));
    await inMenu('menuitem', 'Remove all filters');
    await waitFor(() => expect(namesIn(stockNames())).toEqual(['Lamp', 'Chair']));
    // The terminal is no filter that can be taken away.
    await waitFor(() => expect(JSON.parse(address().filter ?? '')).toEqual({ terminalID: 't1' }));
  });

  it('tick its rows: one selection for both tables', async () => {
    await renderItems();
    fireEvent.click(ourBox('Chair'));
    await waitFor(() => expect(stockBoxes().map(({ checked }) => checked)).toEqual([false, false, true]));
    await userEvent.click(stockBoxes()[1] ?? stock());
    expect(ourBox('Lamp')).toBeChecked();
    await userEvent.click(within(stock()).getByRole('button', { name: 'Unselect' }));
    expect(ourBox('Chair')).not.toBeChecked();
    expect(ourBox('Lamp')).not.toBeChecked();
  });

  it('tick all rows of its filter, on whatever page', async () => {
    const { callsOf } = await renderItems({ perPage: '1', page: '1' });
    await userEvent.click(stockBoxes()[1] ?? stock());
    await userEvent.click(await within(stock()).findByRole('button', { name: 'Select all' }));
    await waitFor(() => expect(screen.getAllByRole('status')[0]).toHaveTextContent('2 selected'));
    const questions = callsOf('items.list').map(({ query }) => query);
    expect(questions).toContainEqual(expect.objectContaining({ terminalID: 't1', page: 1, itemsPerPage: 250 }));
  });

  it('delete ticked rows, and tick nothing afterwards', async () => {
    const { callsOf } = await renderItems();
    fireEvent.click(ourBox('Chair'));
    await userEvent.click(await within(stock()).findByRole('button', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(namesIn(stockNames())).toEqual(['Lamp']));
    expect(callsOf('items.bulkDelete').map(({ body }) => body)).toEqual([['i2']]);
    await waitFor(() => expect(ourNames()).toEqual(['Lamp']));
    expect(ourBox('Lamp')).not.toBeChecked();
  });

  it('are told of what has changed alone', async () => {
    await renderItems();
    await waitFor(() => expect(contexts.at(-1)).toMatchObject({ isFetching: false, total: 2 }));
    const before = new Set(contexts);
    // A column made wider draws the list again, of which its context says nothing.
    const head = screen.getByRole('button', { name: /^Item/ });
    const widthOf = () => head.closest('th')?.style.inlineSize;
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 20));
    fireEvent.keyDown(head, { key: 'ArrowRight', shiftKey: true });
    await waitFor(() => expect(widthOf()).not.toBe(''));
    expect(contexts.every((one) => before.has(one))).toBe(true);
  });
});
