import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { button, field, goOn, openWizard, result } from './openWizard.tsx';

const address = '/wizard/transactions/charge';

describe('a charge on a phone', () => {
  it('goes through every step by Enter alone, each begun where people type', async () => {
    const { user, posted } = await openWizard(address, { phone: true });
    const step = (name: string) => screen.findByRole('heading', { level: 2, name: new RegExp(`: ${name}$`) });
    await step('Amount');
    await user.keyboard('20{Enter}');
    await step('Card and customer');
    expect(field(/Card number/)).toHaveFocus();
    await user.keyboard('4580458045804580{Tab}1229{Tab}123{Enter}');
    await step('Confirm');
    expect(screen.getByText(/in one payment/)).toHaveTextContent('****4580');
    await user.keyboard('{Enter}');
    await result('Charged');
    expect(posted).toHaveLength(1);
  });

  it('keeps to a step with faults', async () => {
    const { user } = await openWizard(address, { phone: true });
    await user.click(button('Continue'));
    await waitFor(() => expect(field(/^Amount/)).toHaveFocus());
    expect(field(/^Amount/)).toHaveAccessibleDescription('Required');
    await user.type(field(/^Amount/), '5');
    await goOn(user, 'Card and customer');
    await user.type(field(/Card number/), '4580458045804581');
    expect(field(/Card number/)).not.toHaveAttribute('aria-invalid');
    await user.click(button('Continue'));
    await waitFor(() => expect(field(/Card number/)).toHaveFocus());
    expect(field(/Card number/)).toHaveAccessibleDescription('Invalid credit card number');
  });
});
