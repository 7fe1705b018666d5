import { render, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, it } from 'vitest';
import { ActionBar } from '#src/actions/record/ActionBar.tsx';
import type { RecordAction } from '#src/actions/actions.ts';

const actionOf = (key: string): RecordAction => ({
  kind: 'operation',
  key,
  label: key,
  run: () => Promise.resolve({ status: 'success', message: 'Done' }),
});
const transmit = actionOf('Transmit');
const refund = actionOf('Refund');

type Changes = Partial<ComponentProps<typeof ActionBar>>;

const bar = (changes: Changes) => (
  <ActionBar
    actions={[transmit, refund]}
    record={{ id: 1 }}
    running={undefined}
    isOpen={false}
    isDisabled={() => false}
    onChoose={() => undefined}
    {...changes}
  />
);

it.each<[string, Changes[]]>([
  ['with what it did', [{ running: transmit }, { actions: [refund] }]],
  ['a moment after what it did', [{ running: transmit }, {}, { actions: [refund] }]],
  [
    'before its run has ended',
    [{ running: transmit }, { running: transmit, actions: [refund] }, { actions: [refund] }],
  ],
])('the focus stays among the actions when the one pressed goes %s', async (_, draws) => {
  const { rerender } = render(bar({}));
  screen.getByRole('button', { name: 'Transmit' }).focus();
  for (const changes of draws) {
    rerender(bar(changes));
    // Browsers take the focus from what can not be used; jsdom leaves it there.
    if (document.activeElement instanceof HTMLButtonElement && document.activeElement.disabled)
      document.activeElement.blur();
  }
  await waitFor(() => expect(screen.getByRole('button', { name: 'Refund' })).toHaveFocus());
});
