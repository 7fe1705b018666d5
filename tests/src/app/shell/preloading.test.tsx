import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Ahead } from '#src/app/ahead/Ahead.tsx';
import { preloadPage } from '#src/app/screens.tsx';
import { renderShell } from './renderShell.tsx';

vi.mock(import('#src/app/screens.tsx'), () => ({ preloadPage: vi.fn() }));
// The frame has an `Ahead` of its own as soon as it stands, and would ask for each screen once more.
vi.mock(import('#src/ui/afterFirstScreen.ts'), async (original) => ({
  ...(await original()),
  AfterFirstScreen: () => false as const,
}));
beforeEach(() => vi.mocked(preloadPage).mockClear());

it('asks for a screen as soon as someone comes near a link to it, by mouse or keyboard', async () => {
  const { user } = await renderShell({
    content: (
      <>
        <Ahead />
        <a href="/customers/create">New customer</a>
        <a href="https://elsewhere.test/">Elsewhere</a>
      </>
    ),
  });
  const quick = screen.getByRole('link', { name: 'Quick charge' });
  expect(preloadPage).not.toHaveBeenCalled();
  await user.hover(quick);
  expect(preloadPage).toHaveBeenLastCalledWith('QuickCharge');
  screen.getByRole('link', { name: 'Refund' }).focus();
  expect(preloadPage).toHaveBeenLastCalledWith('Refund');
  await user.hover(screen.getByRole('link', { name: 'New customer' }));
  expect(preloadPage).toHaveBeenLastCalledWith('CreateCustomer');
  await user.hover(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(preloadPage).toHaveBeenCalledTimes(3);
});
