import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { confirmLeaving, hasUnsavedWork } from '#src/unsavedWork/unsavedWork.ts';
import { formPath, question, renderKit, wizardPath } from '#tests/src/wizards/kit/renderKit.tsx';

const pathOf = ({ router }: Awaited<ReturnType<typeof renderKit>>) => router.state.location.pathname;

/** True when the browser would ask before the tab is closed. */
function browserWouldAsk(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

describe.each([
  ['a wizard', wizardPath],
  ['a form', formPath],
])('leaving %s', (_, path) => {
  it('asks nothing while nothing was changed', async () => {
    const kit = await renderKit({ path });
    expect(browserWouldAsk()).toBe(false);
    await kit.user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(pathOf(kit)).toBe('/transactions/list');
  });

  it('asks at a link, and keeps what was typed when the person stays', async () => {
    const kit = await renderKit({ path });
    await kit.user.type(screen.getByLabelText('Payer'), 'Dana');
    await kit.user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await kit.user.click(await question().then(() => screen.getByRole('button', { name: 'Keep editing' })));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(pathOf(kit)).toBe(path);
    expect(screen.getByLabelText('Payer')).toHaveValue('Dana');
    expect(browserWouldAsk()).toBe(true);
  });

  it('goes on when the person leaves the work, and asks no more', async () => {
    const kit = await renderKit({ path });
    await kit.user.type(screen.getByLabelText('Payer'), 'Dana');
    await kit.user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await question();
    await kit.user.click(screen.getByRole('button', { name: 'Leave without saving' }));
    await waitFor(() => expect(pathOf(kit)).toBe('/transactions/list'));
    expect([hasUnsavedWork(), browserWouldAsk()]).toEqual([false, false]);
  });

  it('asks when the browser goes back, and goes there once agreed', async () => {
    const kit = await renderKit({ path });
    await kit.user.type(screen.getByLabelText('Payer'), 'Dana');
    await act(() => kit.router.navigate(-1));
    await question();
    expect(pathOf(kit)).toBe(path);
    await kit.user.click(screen.getByRole('button', { name: 'Leave without saving' }));
    await waitFor(() => expect(pathOf(kit)).toBe('/items/list'));
  });

  it('goes on once when the browser goes back again while the question stands', async () => {
    const kit = await renderKit({ path });
    await kit.user.type(screen.getByLabelText('Payer'), 'Dana');
    await act(() => kit.router.navigate(-1));
    await question();
    await act(() => kit.router.navigate(-1));
    await kit.user.click(screen.getByRole('button', { name: 'Leave without saving' }));
    await waitFor(() => expect(pathOf(kit)).toBe('/items/list'));
    await act(() => Promise.resolve());
    expect(pathOf(kit)).toBe('/items/list');
  });

  it('asks nothing on the way on after a save', async () => {
    const save = vi.fn(() => Promise.resolve({ status: 'success' as const }));
    const kit = await renderKit({ path, save });
    await kit.user.type(screen.getByLabelText('Note'), 'thanks{Enter}');
    await waitFor(() => expect(pathOf(kit)).toBe('/customers/list'));
    expect(save).toHaveBeenCalledTimes(1);
    expect(browserWouldAsk()).toBe(false);
  });

  it('answers whoever asks: another terminal, signing out', async () => {
    const kit = await renderKit({ path });
    await kit.user.type(screen.getByLabelText('Payer'), 'Dana');
    const stays = confirmLeaving();
    await question();
    await kit.user.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(await stays).toBe(false);
    const leaves = confirmLeaving();
    await question();
    await kit.user.click(screen.getByRole('button', { name: 'Leave without saving' }));
    expect(await leaves).toBe(true);
  });
});

describe('the question', () => {
  it('takes Escape as staying', async () => {
    const kit = await renderKit();
    await kit.user.type(screen.getByLabelText('Payer'), 'Dana');
    await kit.user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    const dialog = await question();
    act(() => void dialog.dispatchEvent(new Event('cancel', { cancelable: true })));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(pathOf(kit)).toBe(wizardPath);
  });
});
