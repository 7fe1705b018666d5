import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderShell } from './renderShell.tsx';

describe('the language control', () => {
  it('is named after the language and changes words, language and direction of the document', async () => {
    const { user, saved } = await renderShell({ locale: 'he-IL' });
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['he', 'rtl']);
    await user.click(screen.getByRole('button', { name: 'שפה: עברית' }));
    await user.click(await screen.findByRole('menuitem', { name: 'English' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Customers' })).toBeInTheDocument();
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['en', 'ltr']);
    expect(document.title).toBe('Customers · Payment management');
    expect(saved.read().locale).toBe('en-IL');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Language: English' })).toHaveFocus());
  });

  it('tells which language is chosen, and leaves all as it is when that is chosen again', async () => {
    const { user } = await renderShell();
    await user.click(screen.getByRole('button', { name: 'Language: English' }));
    const chosen = await screen.findByRole('menuitem', { name: 'English' });
    expect(chosen).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('menuitem', { name: 'עברית' })).not.toHaveAttribute('aria-current');
    await user.click(chosen);
    expect(document.documentElement.dir).toBe('ltr');
  });
});

describe('the theme control', () => {
  const theme = () => document.documentElement.dataset.theme;

  it('changes between light and dark and remembers the choice', async () => {
    const { user, saved } = await renderShell();
    expect(theme()).toBe('light');
    await user.click(screen.getByRole('button', { name: 'Theme' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Dark' }));
    expect(theme()).toBe('dark');
    expect(saved.read().theme).toBe('dark');
  });

  it('follows the device while the system decides', async () => {
    const { changeDevice, saved } = await renderShell({ device: { prefersDark: true, wide: true } });
    expect(theme()).toBe('dark');
    act(() => changeDevice({ prefersDark: false }));
    expect(theme()).toBe('light');
    act(() => saved.write({ theme: 'light' }));
    act(() => changeDevice({ prefersDark: true }));
    expect(theme()).toBe('light');
  });
});

describe('the profile control', () => {
  it('tells who is signed in and as what, in words', async () => {
    const { user } = await renderShell({ roles: ['Merchant', 'BillingAdministrator'] });
    await user.click(screen.getByRole('button', { name: 'Profile' }));
    expect(await screen.findByText('Dana Cohen')).toBeInTheDocument();
    expect(screen.getByText('Merchant staff, Billing administrator')).toBeInTheDocument();
  });

  it('leads to the profile and out', async () => {
    const { user, router, logout } = await renderShell();
    await user.click(screen.getByRole('button', { name: 'Profile' }));
    await user.click(await screen.findByRole('menuitem', { name: 'My profile' }));
    expect(router.state.location.pathname).toBe('/profile');
    await user.click(screen.getByRole('button', { name: 'Profile' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    expect(logout).toHaveBeenCalledTimes(1);
  });

  it('loses nothing of the page when the person stays after all', async () => {
    const { user, queryClient, logout } = await renderShell();
    queryClient.setQueryData(['terminals', 'getList'], []);
    await user.click(screen.getByRole('button', { name: 'Profile' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    await act(() => logout.mock.results[0]?.value);
    expect(queryClient.getQueryData(['terminals', 'getList'])).toEqual([]);
  });

  it('opens from the keyboard, closes on Escape and gives the focus back', async () => {
    const { user } = await renderShell();
    const button = screen.getByRole('button', { name: 'Profile' });
    act(() => button.focus());
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('menuitem', { name: 'My profile' })).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'View as another role' })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Sign out' })).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    expect(button).toHaveFocus();
  });
});

describe('the terminal control', () => {
  const open = async () => {
    const view = await renderShell();
    await view.user.click(screen.getByRole('button', { name: /^Terminal:/ }));
    return { ...view, search: await screen.findByRole('combobox', { name: 'Terminal' }) };
  };
  const offered = () => screen.getAllByRole('option').map((option) => option.textContent);

  it('shows the terminal of the tab and offers those in use', async () => {
    const { search } = await open();
    expect(screen.getByText('Tel Aviv', { selector: 'button > bdi' })).toBeInTheDocument();
    expect(search).toHaveFocus();
    expect(offered()).toEqual(['Tel Aviv', 'Haifa']);
    expect(screen.getByRole('option', { name: 'Tel Aviv' })).toHaveAttribute('aria-selected', 'true');
  });

  it('searches and selects from the keyboard, and what exists stays in the menu', async () => {
    const { user } = await open();
    await user.keyboard('hai');
    expect(offered()).toEqual(['Haifa']);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('combobox')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Terminal: Haifa' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Billing deals' })).toBeInTheDocument();
  });

  it('says when nothing is found', async () => {
    const { user } = await open();
    await user.keyboard('nowhere');
    expect(screen.getByText('No terminals found')).toBeInTheDocument();
  });

  it('offers disabled terminals on demand', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('checkbox', { name: 'Show disabled' }));
    expect(offered()).toEqual(['Tel Aviv', 'Haifa', 'Old shop (Disabled)']);
  });

  it('closes on Escape and gives the focus back', async () => {
    const { user } = await open();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('combobox')).not.toBeInTheDocument());
    expect(within(screen.getByRole('banner')).getByRole('button', { name: 'Terminal: Tel Aviv' })).toHaveFocus();
  });
});
