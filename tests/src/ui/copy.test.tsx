import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ShortId } from '#src/ui/ShortId.tsx';
import { renderShell } from '#tests/src/app/shell/renderShell.tsx';

const id = '0b8ce9a1-7a52-4a54-9d3f-3f1b7c2f9a10';

async function renderId(writeText: (text: string) => Promise<void>) {
  const view = await renderShell({ bare: true, content: <ShortId id={id} name="transaction" /> });
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
  await view.user.click(screen.getByRole('button', { name: 'Copy transaction' }));
  return within(screen.getByRole('status', { name: 'Messages' }));
}

describe('ShortId', () => {
  it('shows the beginning, keeps the whole and copies it', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    const messages = await renderId(writeText);
    expect(screen.getByText('0b8ce9a1')).toHaveAttribute('title', id);
    expect(writeText).toHaveBeenCalledWith(id);
    expect(await messages.findByText('Copied to Clipboard')).toBeInTheDocument();
  });

  it('says when copying failed', async () => {
    const messages = await renderId(() => Promise.reject(new Error('denied')));
    expect(await messages.findByText('Can not copy to Clipboard')).toBeInTheDocument();
  });
});
