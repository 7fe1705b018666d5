import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { button, field, folded, openWizard, result, typeCard, unfold } from './openWizard.tsx';

const address = '/wizard/transactions/charge';

describe('the folded parts of a charge', () => {
  it('unfolds what has a fault, and leads there', async () => {
    const { user, posted } = await openWizard(`${address}?amount=5`);
    await typeCard(user);
    await unfold(user, 'Document');
    await user.click(screen.getByRole('checkbox', { name: 'Issue an invoice' }));
    await user.click(screen.getByText('Document', { selector: 'summary *' }));
    await user.click(button('Charge 5.00₪'));
    await waitFor(() => expect(field(/Customer name/)).toHaveFocus());
    expect(screen.getByText('Document', { selector: 'summary *' }).closest('details')).toHaveAttribute('open');
    expect(posted).toEqual([]);
  });

  it('makes the document that the terminal makes of each payment, once it can be sent', async () => {
    const terminal = { checkoutSettings: { issueInvoice: true } };
    const { user, posted } = await openWizard(`${address}?amount=5`, { terminal });
    expect(folded('Document')).toBe('No document');
    expect(folded('Card owner')).toBe('Customer');
    await typeCard(user);
    await user.type(screen.getByRole('combobox', { name: 'Find a customer' }), 'Dana');
    await screen.findByRole('option', { name: /Dana Levi/ });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(folded('Document')).toMatch(/dana@example\.test/));
    await user.click(button('Charge 5.00₪'));
    await result('Charged');
    expect(posted[0]?.body).toMatchObject({ issueInvoice: true });
  });
});
