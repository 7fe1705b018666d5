import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sheetStore } from '#src/app/shortcuts/sheetStore.ts';
import { glanceStore } from '#src/meta/glanceStore.ts';
import { apiBase, renderApp } from '#tests/src/app/renderApp.tsx';
import { stubDialogs } from '#tests/support/dialogs.ts';
import { server } from '#tests/support/mockServer.ts';
// What loads on first use is at hand before the first test.
import '#src/actions/row/OpenRowMenu.tsx';
import '#src/app/glance/GlanceFrame.tsx';
import '#src/app/RecordScreen.tsx';
import '#src/app/shortcuts/Shortcuts.tsx';
import '#src/resources/customers/actions.ts';
import '#src/resources/customers/recordPage.ts';

const rows = ['Dana', 'Moshe', 'Noa', 'Tal', 'Yael'].map((consumerName, index) => ({
  consumerID: `c${index}`,
  consumerName,
  consumerPhone: `050-000000${index}`,
}));
let asked: string[] = [];

beforeEach(() => {
  stubDialogs();
  asked = [];
  server.use(
    http.get(`${apiBase}/api/*`, ({ request }) => {
      const { pathname } = new URL(request.url);
      if (pathname === '/api/terminals' || pathname.startsWith('/api/dictionaries/')) return undefined;
      if (pathname.includes('$meta'))
        return HttpResponse.json({ columns: { consumerName: { name: 'Name', dataType: 'string' } } });
      const one = rows.find(({ consumerID }) => pathname.endsWith(consumerID));
      if (one) asked.push(one.consumerID);
      if (one) return HttpResponse.json({ ...one, consumerNote: `Note of ${one.consumerName}` });
      const data = pathname.endsWith('/consumers') ? rows : [];
      return HttpResponse.json({ data, numberOfRecords: data.length });
    }),
  );
});
afterEach(() => {
  act(() => {
    glanceStore.write(undefined);
    sheetStore.write(false);
  });
});

/** Opens the list of customers with the keys there, as the sheet of shortcuts brings them. */
async function open({ wide = true }: { wide?: boolean } = {}) {
  await renderApp({ address: '/customers/list', wide });
  await screen.findByText('Dana');
  act(() => sheetStore.write(true));
  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  act(() => sheetStore.write(false));
}
const link = (name: string) => screen.getByRole('link', { name });
const at = (name: string) => screen.findByRole('region', { name: `Quick look: ${name}` });
const region = () => screen.queryByRole('region', { name: /^Quick look/ });
const sheetAt = (name: string) => screen.findByRole('dialog', { name: `Quick look: ${name}` });
const rowOf = (name: string) => link(name).closest('[data-row]');
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key, code: key });

/** Looks at the first row by Space. */
async function look() {
  await open();
  act(() => link('Dana').focus());
  await userEvent.keyboard(' ');
  return at('Dana');
}

describe('a glance beside the list', () => {
  it('opens by Space on a row, which keeps the focus, and says the head, the facts and the acts', async () => {
    const glance = await look();
    expect(link('Dana')).toHaveFocus();
    expect(within(glance).getByRole('heading', { level: 2, name: 'Dana' })).toBeInTheDocument();
    expect(await within(glance).findByText('Note of Dana')).toBeInTheDocument();
    expect(await within(glance).findByRole('link', { name: 'Charge' })).toBeInTheDocument();
    expect(asked).toEqual(['c0']);
    expect(rowOf('Dana')).toHaveAttribute('data-glanced');
    expect(document.querySelector('[data-announces=glance]')).toHaveTextContent('Dana');
    expect(window.location.pathname).toBe('/customers/list');
    await userEvent.keyboard(' ');
    expect(region()).not.toBeInTheDocument();
    expect(rowOf('Dana')).not.toHaveAttribute('data-glanced');
  });

  it('follows the arrows at once, and asks for none of the rows that are only passed', async () => {
    await look();
    await waitFor(() => expect(asked).toEqual(['c0']));
    // Nothing waits in between: no rest is long enough to be one.
    for (const name of ['Moshe', 'Noa', 'Tal', 'Yael']) {
      press('ArrowDown');
      expect(document.activeElement).toHaveTextContent(name);
      expect(document.querySelector('[data-glance] h2')).toHaveTextContent(name);
    }
    const glance = await at('Yael');
    expect(await within(glance).findByText('Note of Yael')).toBeInTheDocument();
    expect(asked).toEqual(['c0', 'c4']);
    press('ArrowDown');
    expect(link('Yael')).toHaveFocus();
    press('ArrowUp');
    expect(await within(await at('Tal')).findByText('Note of Tal')).toBeInTheDocument();
    expect(asked).toEqual(['c0', 'c4', 'c3']);
  });

  it('ends by Escape with the focus on the row, also from inside, where F6 leads', async () => {
    const glance = await look();
    press('F6');
    expect(glance).toHaveFocus();
    press('F6');
    expect(link('Dana')).toHaveFocus();
    await userEvent.click(within(glance).getByRole('button', { name: 'To the next row' }));
    press('Escape');
    expect(region()).not.toBeInTheDocument();
    expect(link('Moshe')).toHaveFocus();
    press('ArrowDown');
    expect(region()).not.toBeInTheDocument();
  });

  it('leads to the whole record by Enter, or by its own link, and is gone there', async () => {
    const glance = await look();
    await userEvent.click(within(glance).getByRole('link', { name: 'Open the record' }));
    await waitFor(() => expect(window.location.pathname).toBe('/customers/view/c0'));
    // As from the row: the list it came from is known.
    expect(await screen.findByRole('navigation', { name: 'Records of the list' })).toBeInTheDocument();
    expect(region()).not.toBeInTheDocument();
  });

  it('leaves Space to a checkbox, and Shift with Space ticks the row', async () => {
    await open();
    const [, first] = screen.getAllByRole('checkbox', { name: /Dana|Select/ });
    act(() => first?.focus());
    await userEvent.keyboard(' ');
    expect(first).toBeChecked();
    expect(region()).not.toBeInTheDocument();
    act(() => link('Dana').focus());
    await userEvent.keyboard('{Shift>} {/Shift}');
    expect(first).not.toBeChecked();
    expect(region()).not.toBeInTheDocument();
  });

  it('opens from the menu of a row, and is listed among the shortcuts', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: /: Moshe/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Quick look' }));
    expect(await at('Moshe')).toBeInTheDocument();
    act(() => sheetStore.write(true));
    const keys = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    expect(keys.getByText('Quick look at the record of the row').nextElementSibling).toHaveTextContent('Space');
    expect(keys.getByText('Select the row').nextElementSibling).toHaveTextContent('ShiftSpace');
  });
});

describe('a glance on a phone', () => {
  it('is a sheet that a finger opens by resting on a row, and goes on to the next row', async () => {
    await open({ wide: false });
    const row = rowOf('Moshe');
    if (!row) throw new Error('there is no such row');
    fireEvent.pointerDown(row, { pointerType: 'touch', isPrimary: true });
    const sheet = await sheetAt('Moshe');
    // What the finger would open, or the browser show, when it is lifted.
    expect(fireEvent.contextMenu(row)).toBe(false);
    fireEvent.pointerUp(row, { pointerType: 'touch', isPrimary: true });
    expect(fireEvent.click(link('Moshe'))).toBe(false);
    expect(await within(sheet).findByText('Note of Moshe')).toBeInTheDocument();
    await userEvent.click(within(sheet).getByRole('button', { name: 'To the next row' }));
    expect(await within(await sheetAt('Noa')).findByText('Note of Noa')).toBeInTheDocument();
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(window.location.pathname).toBe('/customers/list');
  });

  it('does not open under a finger that scrolls', async () => {
    await open({ wide: false });
    const row = link('Moshe');
    const finger = { pointerType: 'touch', isPrimary: true, clientX: 100 };
    fireEvent.pointerDown(row, { ...finger, clientY: 100 });
    fireEvent.pointerMove(row, { ...finger, clientY: 130 });
    expect(fireEvent.contextMenu(row)).toBe(true);
    fireEvent.pointerUp(row, { ...finger, clientY: 130 });
    await userEvent.click(screen.getByRole('button', { name: /: Noa/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Quick look' }));
    expect(await sheetAt('Noa')).toBeInTheDocument();
  });
});
