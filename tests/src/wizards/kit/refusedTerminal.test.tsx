import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RefusedTerminal } from '#src/wizards/kit/RefusedTerminal.tsx';
import { renderShell } from '#tests/src/app/shell/renderShell.tsx';

const terminal = { terminalID: 't', label: 'Haifa', status: '', enabledFeatures: [], integrations: {} };

describe('the terminal a wizard can not use any more', () => {
  it.each([
    ['gone', /no longer belongs/],
    ['disabled', /has been disabled/],
  ] as const)('is %s, and is named', async (refused, text) => {
    await renderShell({ content: <RefusedTerminal terminal={terminal} refused={refused} />, bare: true });
    expect(screen.getByRole('alert')).toHaveTextContent('Haifa');
    expect(screen.getByRole('alert')).toHaveTextContent(text);
  });

  it('is not spoken of while it can be used', async () => {
    await renderShell({ content: <RefusedTerminal terminal={terminal} />, bare: true });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
