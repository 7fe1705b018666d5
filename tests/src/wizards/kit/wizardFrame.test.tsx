import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { WizardFrame } from '#src/wizards/kit/WizardFrame.tsx';
import { renderShell } from '#tests/src/app/shell/renderShell.tsx';
import { formPath, question, renderKit, wizardPath, type Save } from './renderKit.tsx';

const steps = ['Customer', 'Amount', 'Payment'].map((title) => ({ name: title.toLowerCase(), title }));

function Steps() {
  const [current, setCurrent] = useState('amount');
  return (
    <WizardFrame
      steps={steps}
      current={current}
      onStep={setCurrent}
      summary={{ terminal: 'Haifa', amount: -5, currency: { symbol: '$' }, further: [{ label: 'Payments', value: 3 }] }}
      closeTo="/items/list"
      form={{ onSubmit: (event) => event.preventDefault() }}
      actions={<button type="submit">Go</button>}
    >
      <p>{current}</p>
    </WizardFrame>
  );
}

describe('the frame of a wizard', () => {
  it('names its steps and where the person is, and moves the focus to the heading of another step', async () => {
    const { user } = await renderShell({ path: wizardPath, content: <Steps /> });
    const list = within(screen.getByRole('navigation', { name: 'Steps' }));
    expect(list.getAllByRole('listitem').map((step) => step.getAttribute('aria-current'))).toEqual([
      null,
      'step',
      null,
    ]);
    expect(screen.getByRole('heading', { level: 2, name: 'Step 2 of 3: Amount' })).not.toHaveFocus();
    await user.click(list.getByRole('button', { name: 'Customer Completed' }));
    expect(screen.getByRole('heading', { level: 2, name: 'Step 1 of 3: Customer' })).toHaveFocus();
    expect(list.queryByRole('button')).not.toBeInTheDocument();
  });

  it('always shows terminal, customer and amount', async () => {
    await renderShell({ path: wizardPath, content: <Steps /> });
    const summary = within(screen.getByRole('complementary', { name: 'Summary' }));
    expect(summary.getAllByRole('definition').map((one) => one.textContent)).toEqual([
      'Haifa',
      'No customer chosen',
      '3',
      '-5.00$',
    ]);
  });

  it('folds the summary on narrow screens, with the amount in sight', async () => {
    await renderShell({ path: wizardPath, device: { prefersDark: false, wide: false }, content: <Steps /> });
    const summary = screen.getByRole('complementary', { name: 'Summary' });
    expect(summary.querySelector('details')).not.toHaveAttribute('open');
    expect(summary.querySelector('summary')).toHaveTextContent('Summary · Haifa-5.00$');
  });

  it('closes on Escape: at once when nothing was changed, after asking otherwise', async () => {
    const first = await renderKit();
    await first.user.keyboard('{Escape}');
    expect(first.router.state.location.pathname).toBe('/customers/list');
    first.unmount();
    const second = await renderKit();
    await second.user.type(screen.getByLabelText('Note'), 'x{Escape}');
    await question();
    expect(second.router.state.location.pathname).toBe(wizardPath);
  });
});

describe('a guarded form', () => {
  it('gives the focus to the first invalid field on submit', async () => {
    const save = vi.fn<Save>();
    const { user } = await renderKit({ path: formPath, save });
    await user.type(screen.getByLabelText('Payer'), 'Dana{Enter}');
    await waitFor(() => expect(screen.getByLabelText('Note')).toHaveFocus());
    expect(save).not.toHaveBeenCalled();
  });

  it('shows the faults of the server on their fields, keeps the values, and can be sent again', async () => {
    const save = vi
      .fn<Save>()
      .mockResolvedValueOnce({
        status: 'error',
        message: 'Refused',
        errors: [
          { code: 'Payer.Name', description: 'Too short' },
          { code: 'Gone', description: 'No such field' },
        ],
      })
      .mockResolvedValueOnce(undefined)
      .mockResolvedValueOnce({ status: 'warning', message: 'Saved, but' });
    const { user, router } = await renderKit({ path: formPath, save });
    await user.type(screen.getByLabelText('Payer'), 'D');
    await user.type(screen.getByLabelText('Note'), 'x{Enter}');
    expect(await screen.findByText('Too short')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('Payer')).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
    expect(screen.getByLabelText('Payer')).toHaveValue('D');
    expect(router.state.location.pathname).toBe(formPath);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/customers/list'));
  });

  it('sends once, however often it is submitted meanwhile', async () => {
    let finish = (): void => undefined;
    const save = vi.fn<Save>(() => new Promise((resolve) => (finish = () => resolve({ status: 'success' }))));
    const { user, router } = await renderKit({ path: formPath, save });
    await user.type(screen.getByLabelText('Note'), 'x{Enter}{Enter}');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(save).toHaveBeenCalledTimes(1);
    finish();
    await waitFor(() => expect(router.state.location.pathname).toBe('/customers/list'));
  });
});
