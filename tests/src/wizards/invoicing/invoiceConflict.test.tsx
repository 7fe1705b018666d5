import { configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { invoicePath } from '#src/resources/wizardPaths.ts';
import { stubDialogs } from '#tests/support/dialogs.ts';
import { expectFailures } from '#tests/support/expectFailures.ts';
import { answerWizard, choose, failed, field, goOn, id, open, press, preview } from './openInvoiceWizard.tsx';

configure({ asyncUtilTimeout: 10_000 });
beforeEach(() => {
  stubDialogs();
  sessionStorage.clear();
});

describe('a document without a number', () => {
  it.each([
    ['that was opened', { invoice: id }, 1, /December/],
    // What was refused is kept, and no longer an edit of this form alone.
    ['that was refused before', { customerID: id }, 2, /October/],
  ])('%s shows what a colleague has saved meanwhile, and sends the next try over it', async (...given) => {
    const [, address, tries, chosen] = given;
    expectFailures();
    const theirs = {
      ...failed,
      dealDetails: { ...failed.dealDetails, consumerName: 'Ruth Levi-Katz' },
      invoiceDetails: { ...failed.invoiceDetails, invoiceSubject: 'October' },
      updateTimestamp: 'AAAAAAAAAAM=',
    };
    const kept = { status: 'error', message: 'Could not create Invoice', entityUID: id };
    const refusals = [
      { ...kept, concurrencyToken: 'AAAAAAAAAAI=', errors: [{ code: 'invoiceDetails', description: 'No provider' }] },
      { status: 'error', message: 'Changed', additionalData: { current: theirs, changedBy: 'Noa Bar' } },
    ].slice(-tries);
    const answers = refusals.map(
      (refusal) => () => HttpResponse.json(refusal, { status: 'additionalData' in refusal ? 409 : 400 }),
    );
    const sent = answerWizard(answers, failed);
    await open(invoicePath(address));
    await choose('Document type', 'invoice');
    await userEvent.clear(await field('Subject'));
    await userEvent.type(await field('Subject'), 'December');
    await goOn();
    await goOn();
    if (tries === 2) await userEvent.type(await field('Amount'), '200');
    await goOn();
    for (const last of refusals.keys()) {
      await press('Issue document');
      if (last < tries - 1) expect(await screen.findByText(/No provider/)).toBeInTheDocument();
    }
    const panel = within(await screen.findByRole('group', { name: 'The record has changed meanwhile' }));
    expect(panel.getByText(/Noa Bar/)).toBeInTheDocument();
    expect(panel.getByRole('radio', { name: chosen })).toBeChecked();
    expect((await preview()).getByText('Ruth Levi-Katz')).toBeInTheDocument();
    await userEvent.click(panel.getByRole('radio', { name: /October/ }));
    await press('Issue document');
    expect(await screen.findByRole('heading', { name: 'Document issued' })).toBeInTheDocument();
    expect(sent.at(-1)).toMatchObject({
      call: 'PUT /api/invoicing/{id}',
      body: {
        updateTimestamp: 'AAAAAAAAAAM=',
        dealDetails: { consumerName: 'Ruth Levi-Katz' },
        invoiceDetails: { invoiceSubject: 'October' },
      },
    });
  });
});
