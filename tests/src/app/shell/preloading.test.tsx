import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { preloadPage } from '#src/app/screens.tsx';
import { renderShell } from './renderShell.tsx';

vi.mock(import('#src/app/screens.tsx'), () => ({ preloadPage: vi.fn() }));

it('asks for a screen as soon as someone comes near its entry, by mouse or keyboard', async () => {
  const { user } = await renderShell();
  const quick = screen.getByRole('link', { name: 'Quick charge' });
  expect(preloadPage).not.toHaveBeenCalled();
  await user.hover(quick);
  expect(preloadPage).toHaveBeenLastCalledWith('QuickCharge');
  screen.getByRole('link', { name: 'Refund' }).focus();
  expect(preloadPage).toHaveBeenLastCalledWith('Refund');
});
