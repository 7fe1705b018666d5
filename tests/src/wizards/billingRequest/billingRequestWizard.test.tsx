import { configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { billingRequestPath } from '#src/resources/wizardPaths.ts';
import { stubDialogs } from '#tests/support/dialogs.ts';
import { expectFailures } from '#tests/support/expectFailures.ts';
import { answerRequests, atStep, field, id, open, press, tick, url } from './openRequest.tsx';

configure({ asyncUtilTimeout: 10_000 });
beforeEach(() => {
  stubDialogs();
  sessionStorage.clear();
});

/** Goes through the steps after the customer, which is chosen already. */
async function fillIn(): Promise<void> {
  await press('Continue');
  await userEvent.type(await field('Amount'), '120');
  await press('Continue');
  await atStep('Schedule and document');
  await press('Continue');
  await atStep('Confirm');
}

describe('the wizard of a billing request', () => {
  it('sends the request of a customer, and shows its link to copy, scan and save', async () => {
    const sent = answerRequests();
    await open(billingRequestPath({ customerID: id }));
    await userEvent.type(await field('Last day of the link'), '31/12/2098');
    await fillIn();
    expect(screen.getByText('dana@mail.test · 050-1234567')).toBeInTheDocument();
    await press('Send request');
    expect(await screen.findByRole('heading', { name: 'Request created' })).toHaveFocus();
    expect(sent).toMatchObject([
      {
        call: 'POST /api/billing/request',
        body: {
          permanent: false,
          transactionAmount: 120,
          dueDate: '2098-12-31T22:00:00.000Z',
          dealDetails: { consumerID: id, consumerEmail: 'dana@mail.test' },
          billingSchedule: { repeatPeriodType: 'monthly', endAtType: 'never' },
        },
      },
    ]);
    expect(screen.getByRole('link', { name: url })).toHaveAttribute('href', url);
    expect(await screen.findByRole('img', { name: 'QR code of the link' })).toBeInTheDocument();
    expect(await screen.findByText(/^The link was sent to/)).toHaveTextContent(
      'The link was sent to dana@mail.test or to 050-1234567',
    );
    expect(screen.getByRole('link', { name: 'Open request' })).toHaveAttribute('href', `/billing-requests/view/${id}`);
    // The page says it; no message does.
    expect(screen.queryByText('Done')).not.toBeInTheDocument();
  });

  it('sends the further settings of a link, and tells them before', async () => {
    const sent = answerRequests();
    await open(billingRequestPath({ customerID: id }));
    await userEvent.click(await screen.findByText('More settings'));
    await userEvent.type(await field('Message subject'), 'Club');
    await userEvent.type(await field('Sender address'), 'club@mail.test');
    await userEvent.type(await field('Return address'), 'https://club.test/welcome');
    await tick('National ID');
    await fillIn();
    for (const said of ['Club', 'club@mail.test', 'https://club.test/welcome', 'National ID'])
      expect(screen.getByText(said)).toBeVisible();
    await press('Send request');
    await screen.findByRole('heading', { name: 'Request created' });
    expect(sent[0]?.body).toMatchObject({
      requestSubject: 'Club',
      fromAddress: 'club@mail.test',
      redirectUrl: 'https://club.test/welcome',
      hideNationalID: true,
      hidePhone: false,
    });
  });

  it('says that a link was not sent, where the server has not', async () => {
    answerRequests({ record: { status: 'initial' } });
    await open(billingRequestPath({ customerID: id }));
    await fillIn();
    await press('Send request');
    expect(await screen.findByText(/^The link was not sent/)).toBeInTheDocument();
  });

  it('makes a permanent link of nobody, which begins another with Enter', async () => {
    const sent = answerRequests();
    await open(billingRequestPath({ permanent: true }));
    expect(await screen.findByRole('radio', { name: 'Permanent, for any customer' })).toBeChecked();
    expect(screen.queryByRole('combobox', { name: 'Find a customer' })).not.toBeInTheDocument();
    await fillIn();
    await press('Create link');
    expect(await screen.findByRole('heading', { name: 'Permanent link created' })).toBeInTheDocument();
    expect(sent[0]?.body).toMatchObject({ permanent: true });
    expect(sent[0]?.body.dealDetails).toBeUndefined();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('radio', { name: 'For one customer' })).toBeChecked();
  });

  it('wants somebody, and a way to reach them, before it goes on', async () => {
    const sent = answerRequests();
    await open(billingRequestPath());
    await press('Continue');
    const search = await screen.findByRole('combobox', { name: /^Find a customer/ });
    await waitFor(() => expect(search).toHaveAccessibleDescription('Required'));
    expect(search).toHaveFocus();
    expect(screen.getAllByText('Required')).toHaveLength(1);
    await press('New customer');
    await userEvent.type(await field('Customer name'), 'Dana Levi');
    await press('Continue');
    await waitFor(async () => expect(await field('Email')).toHaveAccessibleDescription('Consumer email is required'));
    expect(sent).toEqual([]);
  });

  it('judges the schedule on its step, by the messages of the specification', async () => {
    answerRequests();
    await open(billingRequestPath({ permanent: true }));
    await press('Continue');
    await userEvent.type(await field('Amount'), '120');
    await press('Continue');
    await userEvent.selectOptions(await screen.findByLabelText('End'), 'specifiedDate');
    await userEvent.type(await field('End date'), '01/01/2020');
    await press('Continue');
    await waitFor(async () =>
      expect(await field('End date')).toHaveAccessibleDescription('End Date should be later than Start Date'),
    );
  });

  it('keeps everything typed when the server refuses, and leads to the fault', async () => {
    expectFailures();
    const errors = [{ code: 'billingSchedule.endAt', description: 'Too late' }];
    const sent = answerRequests({ refusal: { status: 'error', message: 'No', errors } });
    await open(billingRequestPath({ customerID: id }));
    await fillIn();
    await press('Send request');
    expect(await screen.findByText('Too late')).toBeInTheDocument();
    await atStep('Schedule and document');
    await press('Continue');
    await atStep('Confirm');
    await press('Send request');
    expect(await screen.findByRole('heading', { name: 'Request created' })).toBeInTheDocument();
    expect(sent.map(({ body }) => body.transactionAmount)).toEqual([120, 120]);
  });

  it('brings a draft back where it was left', async () => {
    answerRequests();
    const { unmount } = await open(billingRequestPath({ permanent: true }));
    await press('Continue');
    await userEvent.type(await field('Amount'), '77');
    unmount();
    await open(billingRequestPath());
    expect(await screen.findByText(/^The draft was restored/)).toBeInTheDocument();
    expect(await field('Amount')).toHaveValue('77');
    await press('Discard draft');
    expect(await screen.findByRole('radio', { name: 'For one customer' })).toBeChecked();
  });

  it.each([
    [['Checkout'], /RecurrentPayments|Recurring/],
    [['RecurrentPayments'], /Checkout/],
  ])('is closed on a terminal with %s alone, and says why', async (features, why) => {
    answerRequests();
    await open(billingRequestPath(), features);
    expect(await screen.findByText(why)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
  });
});

describe('a request that is sent anew', () => {
  it('begins with the earlier one, and sends another', async () => {
    const redirectUrl = 'https://club.test/welcome';
    const sent = answerRequests({
      record: { status: 'canceled', quickStatus: 'canceled', deleted: true, redirectUrl },
    });
    await open(billingRequestPath({ billingRequestID: id }));
    expect(await screen.findByText(/^The details were copied from the earlier request/)).toBeInTheDocument();
    expect(await field('Email')).toHaveValue('dana@mail.test');
    await press('Continue');
    expect(await field('Amount')).toHaveValue('45.50');
    expect(await field('Transaction description')).toHaveValue('Club');
    await press('Continue');
    expect(await screen.findByLabelText('Frequency')).toHaveValue('quarter');
    await press('Continue');
    await atStep('Confirm');
    await press('Send request');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      call: 'POST /api/billing/request',
      body: { transactionAmount: 45.5, redirectUrl },
    });
  });

  it('keeps its customer where nobody knows what became of them', async () => {
    expectFailures();
    answerRequests({ kept: 503 });
    await open(billingRequestPath({ billingRequestID: id }));
    expect(await field('Email')).toHaveValue('dana@mail.test');
    expect(screen.queryByText(/was deleted/)).not.toBeInTheDocument();
  });

  it.each([{ deleted: true }, 404])('asks for another customer where the earlier one is gone: %j', async (kept) => {
    expectFailures();
    answerRequests({ kept });
    await open(billingRequestPath({ billingRequestID: id }));
    expect(await screen.findByText(/^The customer of the earlier request was deleted/)).toBeInTheDocument();
    expect(await screen.findByRole('combobox', { name: /^Find a customer/ })).toBeInTheDocument();
  });
});
