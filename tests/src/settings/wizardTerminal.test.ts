import { describe, expect, it } from 'vitest';
import type { Terminal } from '#src/settings/terminals.ts';
import { wizardTerminalOf } from '#src/settings/wizardTerminal.ts';

const terminal = (terminalID: string, change: Partial<Terminal> = {}): Terminal => ({
  terminalID,
  label: terminalID,
  status: 'active',
  enabledFeatures: [],
  integrations: {},
  ...change,
});

describe('the terminal of a wizard', () => {
  const started = terminal('t-1');

  it('is the one it started with, as it is now', () => {
    const now = terminal('t-1', { label: 'renamed' });
    expect(wizardTerminalOf(started, [terminal('t-0'), now])).toEqual({ terminal: now });
  });

  it('is refused when it has been disabled, or is gone', () => {
    const disabled = terminal('t-1', { status: 'disabled' });
    expect(wizardTerminalOf(started, [disabled])).toEqual({ terminal: disabled, refused: 'disabled' });
    expect(wizardTerminalOf(started, [terminal('t-2')])).toEqual({ terminal: started, refused: 'gone' });
  });
});
