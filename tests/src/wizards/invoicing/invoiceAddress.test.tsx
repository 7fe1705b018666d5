import { configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { invoicePath } from '#src/resources/wizardPaths.ts';
import { apiBase } from '#tests/src/app/renderApp.tsx';
import { server } from '#tests/support/mockServer.ts';
import { answerWizard, atStep, customer, field, goOn, id, open, press } from './openInvoiceWizard.tsx';

configure({ asyncUtilTimeout: 10_000 });
beforeEach(() => sessionStorage.clear());

describe('an address that comes after its customer', () => {
  /** Chooses a customer, whose address does not come before `answer`. */
  async function chooseDana(): Promise<() => void> {
    answerWizard();
    const { promise: asked, resolve: answer } = Promise.withResolvers<void>();
    server.use(
      http.get(`${apiBase}/api/consumers`, () => HttpResponse.json({ data: [customer], numberOfRecords: 1 })),
      http.get(`${apiBase}/api/consumers/${id}`, async () => {
        await asked;
        return HttpResponse.json(customer);
      }),
    );
    await open(invoicePath());
    await goOn();
    await userEvent.type(await screen.findByRole('combobox', { name: /^Find a customer/ }), 'Da');
    await userEvent.click(await screen.findByRole('option', { name: /Dana Cohen/ }));
    return answer;
  }

  it('is there when it has come', async () => {
    const answer = await chooseDana();
    answer();
    await waitFor(async () => expect(await field('Street')).toHaveValue('Port'));
    await goOn();
    expect(await atStep('Items and amount')).toBeInTheDocument();
  });

  it('leaves one that is typed alone', async () => {
    const answer = await chooseDana();
    await userEvent.type(await field('Street'), 'Herzl');
    const read = new Promise<void>((resolve) => {
      server.events.on('response:mocked', ({ request }) => {
        if (request.url.endsWith(id)) resolve();
      });
    });
    answer();
    await read;
    await goOn();
    expect(await atStep('Items and amount')).toBeInTheDocument();
    await press('Back');
    expect(await field('Street')).toHaveValue('Herzl');
  });
});
