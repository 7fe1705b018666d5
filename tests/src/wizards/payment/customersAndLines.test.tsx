import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectFailures } from '#tests/support/expectFailures.ts';
import { button, field, goOn, openWizard, result, success, typeCard, unfold } from './openWizard.tsx';
import { consumerID, itemID, terminalID } from './samples.ts';

const address = '/wizard/transactions/charge';

describe('customer and lines of a charge', () => {
  it('adds up items of the catalogue and free lines, with discounts', async () => {
    const { user, posted, asked } = await openWizard(address);
    await unfold(user, 'For');
    await user.type(await screen.findByRole('combobox', { name: 'Add an item from the catalogue' }), 'hair{Enter}');
    await screen.findByRole('option', { name: /Haircut/ });
    expect(asked.at(-1)?.searchParams.get('currency')).toBe('ILS');
    await user.keyboard('{Enter}');
    const first = within(await screen.findByRole('group', { name: 'Line 1' }));
    expect(first.getByRole('textbox', { name: /Unit price/ })).toHaveValue('59.00');
    await user.clear(first.getByRole('textbox', { name: /Quantity/ }));
    await user.type(first.getByRole('textbox', { name: /Quantity/ }), '2');
    await user.type(first.getByRole('textbox', { name: /Discount/ }), '100');
    await user.selectOptions(first.getByRole('combobox', { name: 'Discount type' }), '%');
    await user.click(button('Add a custom line'));
    const second = within(screen.getByRole('group', { name: 'Line 2' }));
    expect(second.getByRole('textbox', { name: /^Item/ })).toHaveFocus();
    await user.keyboard('Visit');
    await user.type(second.getByRole('textbox', { name: /Unit price/ }), '100');
    await user.click(second.getByRole('checkbox', { name: 'VAT exempt' }));
    await user.click(button(/^Charge/));
    expect(await screen.findByText('Percentage should be less than 100 to apply')).toBeVisible();
    await user.clear(first.getByRole('textbox', { name: /Discount/ }));
    await user.type(first.getByRole('textbox', { name: /Discount/ }), '10');
    await typeCard(user);
    // A column that adds up, as it was typed; the VAT of the total stands below it.
    const rows = screen.getByText('Before discount').closest('dl');
    const amounts = ['Before discount218.00₪', 'Discount-11.80₪', 'Total206.20₪', 'Before VAT190.00₪', 'VAT16.20₪'];
    expect([...(rows?.children ?? [])].map(({ textContent }) => textContent)).toEqual(amounts);
    await user.click(button('Charge 206.20₪'));
    await result('Charged');
    expect(posted[0]?.body).toMatchObject({
      transactionAmount: 206.2,
      netTotal: 190,
      vatTotal: 16.2,
      discountTotal: 11.8,
      dealDetails: {
        items: [
          { itemID, itemName: 'Haircut', currency: 'ILS', price: 59, quantity: 2, discount: 11.8 },
          { itemName: 'Visit', price: 100, quantity: 1, withoutVat: true },
        ],
      },
    });
  });

  it('keeps the typed amount for when no line is left, and the focus where lines are added', async () => {
    const { user } = await openWizard(address);
    await user.type(field(/^Amount/), '118');
    await unfold(user, 'For');
    await user.type(await screen.findByRole('combobox', { name: 'Add an item from the catalogue' }), 'hair{Enter}');
    await screen.findByRole('option', { name: /Haircut/ });
    await user.keyboard('{Enter}');
    expect((await screen.findByText('Total')).closest('div')).toHaveTextContent('59.00₪');
    await user.click(button('Remove Haircut'));
    expect(button('Add a custom line')).toHaveFocus();
    expect(field(/^Amount/)).toHaveValue('118.00');
    await user.click(button('Add a custom line'));
    expect(field(/Unit price/)).toHaveValue('118.00');
  });

  it.each([
    ['Noa', /Customer name/, 'Noa'],
    ['noa@mail.test', 'Email', 'noa@mail.test'],
    ['052-1234567', 'Phone', '052-1234567'],
  ])('begins a new customer with what was searched for: %s', async (typed, name, text) => {
    const { user } = await openWizard(address);
    await user.type(await screen.findByRole('combobox', { name: 'Find a customer' }), typed);
    await user.click(button('New customer'));
    expect(field(name)).toHaveValue(text);
  });

  it('writes a new customer before the deal is made, and shows what the server has against one', async () => {
    expectFailures();
    const consumers = '/api/consumers';
    const { user, posted } = await openWizard(`${address}?amount=20`, {
      answers: {
        [consumers]: [
          () =>
            Response.json(
              { status: 'error', message: 'No', errors: [{ code: 'consumerEmail', description: 'Taken' }] },
              { status: 400 },
            ),
          () => success({ entityUID: consumerID }),
        ],
      },
    });
    await typeCard(user);
    await user.click(button('New customer'));
    expect(field(/Customer name/)).toHaveFocus();
    await user.type(field(/Customer name/), 'Al');
    await user.click(button(/^Charge/));
    expect(await screen.findByText(/more than 2 and less/)).toBeVisible();
    await user.type(field(/Customer name/), 'on');
    await user.type(field('Email'), 'alon@example.test');
    expect(screen.getByText(/A new customer is added/)).toHaveTextContent('Alon');
    await user.click(button(/^Charge/));
    expect(await screen.findByText('Taken')).toBeVisible();
    expect(posted.map(({ path }) => path)).toEqual([consumers]);
    await user.click(button(/^Charge/));
    await result('Charged');
    const customer = { consumerName: 'Alon', consumerEmail: 'alon@example.test' };
    expect(posted.slice(1)).toEqual([
      { path: consumers, body: { terminalID, ...customer } },
      {
        path: '/api/transactions/create',
        body: expect.objectContaining({ dealDetails: { consumerID, ...customer } }) as object,
      },
    ]);
  });

  it('on a phone the customer is written when their step is done, and stays there on the way back', async () => {
    const { user, posted } = await openWizard(`${address}?amount=20`, {
      phone: true,
      answers: { '/api/consumers': [() => success({ entityUID: consumerID })] },
    });
    await goOn(user, 'Card and customer');
    await typeCard(user);
    await user.click(button('New customer'));
    await user.type(field(/Customer name/), 'Alon');
    await goOn(user, 'Confirm');
    expect(posted).toEqual([{ path: '/api/consumers', body: { terminalID, consumerName: 'Alon' } }]);
    await user.click(button('Back'));
    expect(screen.queryByRole('combobox', { name: 'Find a customer' })).not.toBeInTheDocument();
    expect(button('Change customer')).toBeVisible();
  });
});
