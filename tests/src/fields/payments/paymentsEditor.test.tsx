import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { PaymentsEditor } from '#src/fields/payments/PaymentsEditor.tsx';
import '#src/i18n/catalogue/billing.en.ts';
import { renderForm } from '#tests/src/ui/inputs/renderForm.tsx';

const currency = { code: 'ILS', symbol: '₪', name: 'ILS' };

it('begins each line with what is left, and takes card, cash and transfer once', async () => {
  await renderForm(<PaymentsEditor source="lines" amount={10_000} currency={currency} />, { values: { lines: [] } });
  const user = userEvent.setup();
  const add = (name: string) => screen.getByRole('button', { name: `Add: ${name}` });
  expect(screen.getByText(/^Remaining/)).toHaveTextContent(/100\.00/);
  await user.click(add('cash'));
  const amount = await screen.findByRole('textbox', { name: /Amount/i });
  expect(amount).toHaveValue('100.00');
  expect(amount).toHaveFocus();
  expect(add('cash')).toHaveAttribute('aria-disabled', 'true');
  await user.click(add('cash'));
  expect(screen.getAllByRole('group')).toHaveLength(1);
  await user.clear(amount);
  await user.type(amount, '60');
  await user.click(add('cheque'));
  await user.click(add('cheque'));
  const amounts = screen.getAllByRole('textbox', { name: /Amount/i }).map((field) => field.getAttribute('value'));
  expect(amounts).toEqual(['60.00', '40.00', '']);
  expect(add('cheque')).toHaveAttribute('aria-disabled', 'false');
  await user.click(screen.getByRole('button', { name: /Remove cash/ }));
  expect(screen.getByText(/^Remaining/)).toHaveTextContent(/60\.00/);
});
