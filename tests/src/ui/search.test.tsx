import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { SearchInput } from '#src/ui/combobox/SearchInput.tsx';
import { renderForm } from './inputs/renderForm.tsx';

const found = ['Dana', 'David', 'Dina'].map((title) => ({ id: title, title, detail: `${title}@x.il` }));
const combobox = () => screen.getByRole('combobox', { name: 'Find' });

async function open(search = vi.fn(async (_text: string) => found)) {
  const onPick = vi.fn();
  const form = await renderForm(<SearchInput label="Find" queryKey={['people']} search={search} onPick={onPick} />);
  await screen.findByRole('combobox');
  return { ...form, search, onPick };
}

describe('the search input', () => {
  it('asks once the typing rests, and says how many it has found', async () => {
    const { user, search } = await open();
    expect(combobox()).toHaveAttribute('aria-expanded', 'false');
    await user.type(combobox(), 'da');
    expect(search).not.toHaveBeenCalled();
    expect(await screen.findAllByRole('option')).toHaveLength(3);
    expect(search.mock.calls.map(([text]) => text)).toEqual(['da']);
    expect(combobox()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('3 results')).toBeInTheDocument();
  });

  it('asks nothing of a card number, and says by what to search', async () => {
    const { user, search } = await open();
    await user.type(combobox(), '4242 4242 4242 4242{Enter}');
    const said = 'Search by the last four digits of the card, not by its whole number';
    expect(combobox()).toHaveAccessibleDescription(said);
    expect(search.mock.calls.filter(([text]) => text.replaceAll(' ', '').length > 12)).toEqual([]);
    await user.clear(combobox());
    await user.type(combobox(), '4242{Enter}');
    await waitFor(() => expect(search).toHaveBeenLastCalledWith('4242', expect.anything()));
    expect(combobox()).not.toHaveAccessibleDescription(said);
  });

  it('is used by the keyboard: arrows move, Enter picks and never submits', async () => {
    const { user, onPick, submitted } = await open();
    await user.type(combobox(), 'd{Enter}');
    const options = await screen.findAllByRole('option');
    expect(combobox()).toHaveAttribute('aria-activedescendant', options[0]?.id);
    await user.keyboard('{ArrowDown}');
    expect(combobox()).toHaveAttribute('aria-activedescendant', options[1]?.id);
    await user.keyboard('{ArrowUp}{ArrowUp}{Enter}');
    expect(onPick).toHaveBeenCalledExactlyOnceWith(found[2]);
    expect(combobox()).toHaveValue('');
    expect(submitted()).toBe(0);
    await user.keyboard('{Enter}');
    expect(submitted()).toBe(1);
  });

  it('has the direction of its words, and while it is empty that of the page', async () => {
    const { user } = await open();
    expect(combobox()).not.toHaveAttribute('dir');
    await user.type(combobox(), 'd');
    expect(combobox()).toHaveAttribute('dir', 'auto');
  });

  it('closes on Escape and opens again with an arrow', async () => {
    const { user } = await open();
    await user.type(combobox(), 'd{Enter}');
    await screen.findAllByRole('option');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    await user.keyboard('{ArrowDown}');
    expect(screen.getAllByRole('option')).toHaveLength(3);
  });

  it('is used by the mouse and keeps the focus', async () => {
    const { user, onPick } = await open();
    await user.type(combobox(), 'd');
    await user.click(await screen.findByRole('option', { name: /David/ }));
    expect(onPick).toHaveBeenCalledWith(found[1]);
    expect(combobox()).toHaveFocus();
  });

  it('says when there is nothing, and when it could not be asked', async () => {
    const { user, search } = await open(vi.fn(async () => []));
    await user.type(combobox(), 'x{Enter}');
    // In the field's own place: nothing floats over what stands below.
    await waitFor(() => expect(combobox()).toHaveAccessibleDescription('No results'));
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(document.querySelector('.MuiAutocomplete-noOptions')).toBeNull();
    search.mockRejectedValue(new Error('gone'));
    await user.type(combobox(), 'y{Enter}');
    await waitFor(
      () => expect(screen.getByText('The search failed', { selector: '[role=status]' })).toBeInTheDocument(),
      { timeout: 12_000 },
    );
    expect(screen.getByText('The search failed', { selector: '.MuiAutocomplete-noOptions' })).toBeVisible();
  }, 15_000);
});
