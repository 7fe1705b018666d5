import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { createSavedStore, SavedStoreProvider } from '#src/settings/savedStore.ts';
import { SelectedTerminalProvider, useSelectedTerminal, useSelectTerminal } from '#src/settings/selectedTerminal.tsx';
import { SettingsProvider } from '#src/settings/settings.ts';
import { addressOnTerminal, terminalOfAddress } from '#src/settings/addressedTerminal.ts';
import { createTabChoice } from '#src/settings/terminalChoice.ts';
import type { Terminal } from '#src/settings/terminals.ts';
import { hasUnsavedWork, registerUnsavedWork, setLeaveQuestion } from '#src/unsavedWork/unsavedWork.ts';
import { useWizardTerminal } from '#src/settings/wizardTerminal.ts';

const terminal = (terminalID: string): Terminal => ({
  terminalID,
  label: terminalID,
  status: 'active',
  enabledFeatures: [],
  integrations: {},
});
const terminals = ['north', 'south', 'west'].map(terminal);

function Probe() {
  const { terminal: current } = useSelectedTerminal();
  const select = useSelectTerminal();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const wizard = useWizardTerminal();
  return (
    <>
      <p data-testid="terminal">{current.terminalID}</p>
      <p data-testid="wizard">{wizard.terminal.terminalID}</p>
      <p data-testid="address">{pathname + search}</p>
      <button onClick={() => select('south')}>south</button>
      <button onClick={() => void navigate('/profile')}>profile</button>
    </>
  );
}

/** One tab of the browser: session storage of its own, local storage shared. */
function openTab(address: string, session: Storage = sessionStorage) {
  return render(
    <MemoryRouter initialEntries={[address]}>
      <SavedStoreProvider value={createSavedStore(localStorage, 'dana')}>
        <SettingsProvider value={{ terminals, allTerminals: terminals, dictionaries: {}, currencies: [] }}>
          <SelectedTerminalProvider tab={createTabChoice(session, 'dana')}>
            <Probe />
          </SelectedTerminalProvider>
        </SettingsProvider>
      </SavedStoreProvider>
    </MemoryRouter>,
  );
}

const onTerminal = (id: string) =>
  `/customers/list?filter=${encodeURIComponent(JSON.stringify({ terminalID: id, a: 1 }))}`;
const selected = () => screen.getByTestId('terminal').textContent;

describe('the terminal of a tab', () => {
  it('is the first at first, and the chosen one afterwards, reloads and new tabs included', async () => {
    const tab = openTab('/profile');
    expect(selected()).toBe('north');
    await userEvent.click(screen.getByRole('button', { name: 'south' }));
    expect(selected()).toBe('south');
    tab.unmount();
    const reloaded = openTab('/profile');
    expect(selected()).toBe('south');
    reloaded.unmount();
    sessionStorage.clear();
    openTab('/profile');
    expect(selected()).toBe('south');
  });

  it('does not move when another tab chooses', async () => {
    sessionStorage.setItem('back-office.terminal.dana', 'west');
    createSavedStore(localStorage, 'dana').write({ terminalID: 'south' });
    openTab('/profile');
    expect(selected()).toBe('west');
  });

  it('follows the address and stays there on pages that name none', async () => {
    openTab(onTerminal('west'));
    expect(selected()).toBe('west');
    await userEvent.click(screen.getByRole('button', { name: 'profile' }));
    expect(selected()).toBe('west');
  });

  it('takes the address along when it is changed on a list', async () => {
    openTab(`${onTerminal('west')}&page=4&sort=a`);
    await userEvent.click(screen.getByRole('button', { name: 'south' }));
    expect(selected()).toBe('south');
    const address = screen.getByTestId('address').textContent;
    expect(terminalOfAddress(address.slice(address.indexOf('?')))).toBe('south');
    expect(address).not.toContain('page=4');
    expect(address).toContain('sort=a');
  });
});

describe('the terminal in an address', () => {
  it.each([
    ['', undefined],
    ['?filter={', undefined],
    ['?filter=[]', undefined],
    ['?filter={"terminalID":5}', undefined],
    ['?filter={"terminalID":"x"}', 'x'],
  ])('%s', (search, expected) => {
    expect(terminalOfAddress(search)).toBe(expected);
  });

  it('replaces the one that was there and keeps the other filters', () => {
    const search = addressOnTerminal('?filter={"terminalID":"x","search":"דנה"}&page=2', 'y');
    expect(JSON.parse(new URLSearchParams(search).get('filter') ?? '')).toEqual({ terminalID: 'y', search: 'דנה' });
    expect(new URLSearchParams(search).has('page')).toBe(false);
  });
});

describe('a change of the terminal while work is unsaved', () => {
  it('asks first, and a wizard keeps the terminal it started with', async () => {
    const ask = vi.fn(() => Promise.resolve(false));
    const done = [registerUnsavedWork({}), setLeaveQuestion(ask)];
    openTab(onTerminal('north'));
    await userEvent.click(screen.getByRole('button', { name: 'south' }));
    expect([ask.mock.calls.length, selected()]).toEqual([1, 'north']);
    ask.mockResolvedValue(true);
    await userEvent.click(screen.getByRole('button', { name: 'south' }));
    expect([selected(), screen.getByTestId('wizard').textContent]).toEqual(['south', 'north']);
    // What is still on screen can still be lost.
    expect(hasUnsavedWork()).toBe(true);
    for (const undo of done) undo();
    expect(hasUnsavedWork()).toBe(false);
  });
});
