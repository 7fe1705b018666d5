import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { pathTo } from '#src/resources/paths.ts';
import { paymentLinkPath } from '#src/resources/wizardPaths.ts';
import { answerRequests, atStep, field, id, open, press, url } from '#tests/src/wizards/billingRequest/openRequest.tsx';
import { stubDialogs } from '#tests/support/dialogs.ts';
// What loads on first use is at hand before the first test.
import '#src/i18n/catalogue/paymentRequests.en.ts';
import '#src/resources/paymentRequests/actions.ts';
import '#src/wizards/paymentRequest/PaymentRequestWizard.tsx';

configure({ asyncUtilTimeout: 10_000 });
beforeEach(() => {
  stubDialogs();
  sessionStorage.clear();
});

async function openCopied() {
  await userEvent.click(await screen.findByRole('button', { name: 'More actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Links made to copy' }));
  return screen.findByRole('dialog', { name: 'Links made to copy' });
}

it('a link made to copy is found again on the lists of links, where it is copied and canceled', async () => {
  const user = userEvent.setup();
  const sent = answerRequests({ record: { paymentRequestAmount: 80, paymentIntent: true } });
  const { unmount } = await open(paymentLinkPath({ customerID: id }));
  await userEvent.click(await screen.findByRole('radio', { name: /^To copy/ }));
  await press('Continue');
  await userEvent.type(await field('Amount'), '80');
  for (const step of ['Checkout and document', 'Confirm']) {
    await press('Continue');
    await atStep(step);
  }
  await press('Create link');
  await screen.findByRole('heading', { name: 'Link created' });
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain(url);
  unmount();

  await open(pathTo('PermanentLinks'));
  const dialog = await openCopied();
  expect(await within(dialog).findByText('Dana Cohen')).toBeVisible();
  expect(within(dialog).getByText(/80\.00/)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toBe(url);
  expect(within(dialog).getByRole('link', { name: 'Open link' })).toHaveAttribute('href', `/payment-links/view/${id}`);
  await user.click(within(dialog).getByRole('button', { name: 'Cancel link' }));
  const question = await screen.findByRole('alertdialog', { name: 'Cancel the payment link?' });
  await user.click(within(question).getByRole('button', { name: 'Cancel link' }));
  await waitFor(() =>
    expect(sent.map(({ call }) => call)).toEqual([
      'POST /api/paymentIntent',
      'DELETE /api/paymentRequests/cancel/{id}',
    ]),
  );
});

it('without such links the list says where they will be', async () => {
  answerRequests();
  await open(pathTo('PaymentRequests'));
  const dialog = await openCopied();
  expect(within(dialog).getByText(/will appear here/)).toBeVisible();
});
