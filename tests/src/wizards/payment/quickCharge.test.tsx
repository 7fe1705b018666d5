import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { apiBase } from '#tests/src/app/renderApp.tsx';
import { createAttemptJournal } from '#src/attempts/attemptJournal.ts';
import { cardTraces } from '#tests/support/cardTraces.ts';
import { server } from '#tests/support/mockServer.ts';
import { button, field, leftBehind, openWizard, refused, result, success, typeCard } from './openWizard.tsx';
import { itemID, terminalID, transactionID } from './samples.ts';

const address = '/wizard/transactions/quickcharge';
const create = '/api/transactions/create';

describe('the quick charge', () => {
  it('is done from the keyboard, in at most five keystrokes beyond the typed values', async () => {
    const { user, posted } = await openWizard(address);
    const values = ['120', '4580458045804580', '1229', '123'];
    let keystrokes = 0;
    document.addEventListener('keydown', () => {
      keystrokes += 1;
    });
    expect(field(/^Amount/)).toHaveFocus();
    await user.keyboard(values[0] ?? '');
    await user.tab();
    await user.keyboard(values[1] ?? '');
    await user.tab();
    await user.keyboard(values[2] ?? '');
    await user.tab();
    await user.keyboard(values[3] ?? '');
    expect(button('Charge 120.00₪')).toBeEnabled();
    await user.keyboard('{Enter}');
    await result('Charged');
    expect(keystrokes - values.join('').length).toBeLessThanOrEqual(5);
    expect(keystrokes - values.join('').length).toBeGreaterThan(0);
    expect(posted).toHaveLength(1);
    expect(posted[0]).toMatchObject({
      path: create,
      body: {
        transactionAmount: 120,
        creditCardSecureDetails: { cardNumber: '4580458045804580', cardExpiration: '12/29', cvv: '123' },
      },
    });
    await user.keyboard('{Enter}');
    expect(field(/^Amount/)).toHaveFocus();
    expect(field(/^Amount/)).toHaveValue('');
    expect(field(/Card number/)).toHaveValue('');
  });

  it('charges the card that is typed, not one that is out of sight', async () => {
    const { user, posted } = await openWizard(`${address}?transactionID=${transactionID}&itemID=${itemID}`);
    expect(field(/^Amount/)).toHaveValue('59.00');
    await user.clear(field(/^Amount/));
    await user.type(field(/^Amount/), '12');
    await typeCard(user);
    await user.keyboard('{Enter}');
    await result('Charged');
    expect(posted).toHaveLength(1);
    expect(posted[0]?.body).toMatchObject({ transactionAmount: 12, creditCardSecureDetails: { cvv: '123' } });
    expect(posted[0]?.body).not.toHaveProperty('creditCardToken');
  });

  it('sends once, however often Enter is pressed', async () => {
    const { user, posted } = await openWizard(address);
    await user.keyboard('10');
    await typeCard(user);
    await user.keyboard('{Enter}{Enter}{Enter}');
    await result('Charged');
    expect(posted).toHaveLength(1);
  });

  it('takes a swiped card with the amount typed first', async () => {
    const { user, posted } = await openWizard(address, { terminal: { cvvRequired: false } });
    await user.keyboard('10;4580458045804580=29121010000012300000?{Enter}');
    expect(field(/^Amount/)).toHaveValue('10.00');
    expect(field(/Security code/)).toHaveFocus();
    expect(posted).toEqual([]);
    await user.keyboard('{Enter}');
    await result('Charged');
    expect(posted[0]?.body).toMatchObject({
      cardPresence: 'regular',
      creditCardSecureDetails: { cardNumber: '4580458045804580', cardExpiration: '12/29' },
    });
    expect(JSON.stringify(posted)).not.toContain('1010000012300000');
  });

  it('shows a refusal in its place and keeps all but the security code', async () => {
    const { user } = await openWizard(address, {
      answers: { [create]: [() => refused('3', 'Call'), () => success()] },
    });
    await user.keyboard('10');
    await typeCard(user);
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Call')).toBeVisible();
    expect(field(/^Amount/)).toHaveValue('10.00');
    expect(field(/Card number/)).toHaveValue('4580 4580 4580 4580');
    expect(field(/Security code/)).toHaveValue('');
    expect(field('Voice authorization number')).toBeVisible();
  });

  it('asks a card that was swiped for no code, and sends nothing of its track', async () => {
    const { user, posted } = await openWizard(address);
    await user.keyboard('10;4580458045804580=29121010000012300000?{Enter}');
    expect(field(/Security code/)).not.toBeRequired();
    await user.keyboard('{Enter}');
    await result('Charged');
    expect(posted[0]?.body).toMatchObject({ cardPresence: 'regular' });
    expect(JSON.stringify(posted)).not.toMatch(/1010000012300000|readCardNumber|cardReaderInput/);
  });

  it('keeps the button that was pressed while the charge runs', async () => {
    const { promise, resolve: answer } = Promise.withResolvers<Response>();
    const { user, posted } = await openWizard(address, { answers: { [create]: [() => promise] } });
    await user.keyboard('10');
    await typeCard(user);
    await user.click(button('Charge 10.00₪'));
    await waitFor(() => expect(posted).toHaveLength(1));
    expect(button('Sending…')).toHaveFocus();
    expect(button('Sending…')).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{Enter}');
    answer(success());
    await result('Charged');
    expect(posted).toHaveLength(1);
  });

  it.each([
    ['amount', /^Amount/, '11'],
    ['card', /Card number/, '4111111111111111'],
  ])('says no more of a refusal once the %s is another', async (_, name, typed) => {
    const { user, posted } = await openWizard(address, {
      answers: { [create]: [() => refused('4', 'No'), () => success()] },
    });
    await user.keyboard('10');
    await typeCard(user);
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('No · Code 004');
    expect(field(/Security code/)).toHaveFocus();
    await user.keyboard('123');
    await user.type(field('Voice authorization number'), '0012345');
    expect(screen.getByText(/Code/)).toBeVisible();
    await user.clear(field(name));
    await user.type(field(name), typed);
    expect(screen.queryByText(/Code/)).not.toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'Voice authorization number' })).not.toBeInTheDocument();
    await user.keyboard('{Enter}');
    await result('Charged');
    expect(JSON.stringify(posted[1])).not.toContain('0012345');
  });

  it('sends no voice approval that is out of sight: it was given for another refusal', async () => {
    const { user, posted } = await openWizard(address, {
      answers: { [create]: [() => refused('4', 'Refused'), () => refused('15', 'Expired'), () => success()] },
    });
    await user.keyboard('10');
    await typeCard(user);
    await user.keyboard('{Enter}');
    await user.type(await screen.findByRole('textbox', { name: 'Voice authorization number' }), '0012345');
    await user.type(field(/Security code/), '123{Enter}');
    await screen.findByText('Expired');
    await user.type(field(/Security code/), '123{Enter}');
    await result('Charged');
    expect(posted.map(({ body }) => body.creditCardSecureDetails)).toMatchObject([
      {},
      { authNum: '0012345' },
      expect.not.objectContaining({ authNum: expect.anything() as unknown }),
    ]);
  });

  it('leads to the transaction that was made before, when this one is its double', async () => {
    const { user } = await openWizard(address, { answers: { [create]: [() => refused('425', 'Made already')] } });
    await user.keyboard('10');
    await typeCard(user);
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Made already · Code 425');
    expect(screen.getByRole('link', { name: 'Open the earlier transaction' })).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Voice authorization number' })).not.toBeInTheDocument();
  });

  it('asks before it is left with a card typed, and its draft has no card', async () => {
    const { user } = await openWizard(address);
    await user.keyboard('10');
    await typeCard(user);
    await waitFor(() => expect(JSON.stringify(sessionStorage)).toContain('10'));
    expect(leftBehind()).not.toMatch(cardTraces('123', '12/29', '12 / 29', '2029'));
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('alertdialog', { name: 'Unsaved changes' })).toBeVisible();
  });

  it('tells of what was sent, whatever is typed meanwhile', async () => {
    let answer: (response: Response) => void = () => {};
    const answered = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    const { user, posted } = await openWizard(address, { answers: { [create]: [() => answered] } });
    await user.keyboard('10');
    await typeCard(user);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(posted).toHaveLength(1));
    await user.clear(field(/^Amount/));
    await user.type(field(/^Amount/), '999');
    answer(success());
    await result('Charged');
    expect(screen.getByRole('article')).toHaveTextContent('Charged10.00₪');
  });

  it('keeps the form when no answer comes', async () => {
    const { user } = await openWizard(address);
    server.use(http.post(`${apiBase}${create}`, () => HttpResponse.json({ message: 'x' }, { status: 403 })));
    await user.keyboard('10');
    await typeCard(user);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(button('Charge 10.00₪')).toBeEnabled());
    expect(field(/Card number/)).toHaveValue('4580 4580 4580 4580');
  });

  it('tells once what is known of a lost answer, where it is looked for', async () => {
    const { user } = await openWizard(address);
    server.use(http.post(`${apiBase}${create}`, () => HttpResponse.json({}, { status: 500 })));
    await user.keyboard('10');
    await typeCard(user);
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('region', { name: 'No response was received' })).toBeVisible();
    expect(screen.queryByText(/Server Error/)).not.toBeInTheDocument();
    expect(await screen.findByText(/was not made/)).toBeVisible();
  });

  it('keeps what was typed while an earlier charge of the same amount is found', async () => {
    const attempt = {
      attemptID: 'left',
      endpoint: 'transactions.create' as const,
      terminalID,
      amount: 120,
      currency: 'ILS',
      day: '2026-11-15',
      startedAt: new Date().toISOString(),
      state: 'sending' as const,
    };
    createAttemptJournal(localStorage, 'dana', window).keep(attempt);
    const { promise: listed, resolve: answer } = Promise.withResolvers<void>();
    const { user } = await openWizard(address, {
      listed,
      transaction: { transactionAmount: 120, extension: { attemptID: attempt.attemptID } },
    });
    await user.type(field(/^Amount/), '120');
    await typeCard(user);
    answer();
    expect(await screen.findByText('The transaction was made. Do not send it again.')).toBeVisible();
    expect(field(/^Amount/)).toHaveValue('120.00');
    expect(field(/Card number/)).not.toHaveValue('');
  });
});
