import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { button, openWizard, result, typeCard } from './openWizard.tsx';
import { invoiceID } from './samples.ts';

it('the document that was issued is named beside the success with where it went, and led to', async () => {
  const { user } = await openWizard('/wizard/transactions/charge?amount=20', { transaction: { invoiceID } });
  await typeCard(user);
  await user.click(button(/^Charge/));
  await result('Charged');
  const issued = await screen.findByRole('link', { name: /^Issued, number \W*20417/ });
  expect(screen.getByText(/^Sent to/)).toHaveTextContent('Sent to dana@example.test, books@example.test');
  expect(issued).toHaveAttribute('href', `/invoicing/view/${invoiceID}`);
});
