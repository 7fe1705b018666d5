import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { LinesEditor } from '#src/fields/lines/LinesEditor.tsx';
import { emptyLine } from '#src/fields/lines/lineValues.ts';
import { renderForm } from '#tests/src/ui/inputs/renderForm.tsx';

// A hundred lines with all their inputs take long to draw, and are not what is looked at here.
vi.mock('#src/fields/lines/LineFields.tsx', () => ({
  LineFields: ({ index, onRemove }: { index: number; onRemove: () => void }) => (
    <button type="button" onClick={onRemove}>
      Remove line {index}
    </button>
  ),
}));

const currency = { code: 'ILS', symbol: '₪', name: 'ILS' };
const notice = () => screen.queryByText('At most 100 entries are allowed');
const lines = () => screen.getAllByText(/^Remove line/);

it('takes as many lines as a deal may have, says so, and goes on when one is removed', async () => {
  const values = { items: Array.from({ length: 99 }, () => emptyLine) };
  await renderForm(<LinesEditor source="items" currency={currency} />, { values });
  const add = screen.getByText('Add a custom line');
  expect(notice()).not.toBeInTheDocument();
  fireEvent.click(add);
  await waitFor(() => expect(notice()).toBeInTheDocument());
  expect(add).toHaveAttribute('aria-disabled', 'true');
  fireEvent.click(add);
  expect(lines()).toHaveLength(100);
  fireEvent.click(screen.getByText('Remove line 7'));
  await waitFor(() => expect(notice()).not.toBeInTheDocument());
  expect(lines()).toHaveLength(99);
  expect(add).toHaveFocus();
});
