import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { apiBase } from '#tests/src/app/renderApp.tsx';
import { expectFailures } from '#tests/support/expectFailures.ts';
import { server } from '#tests/support/mockServer.ts';
import { button, openWizard } from './openWizard.tsx';
import { consumerID } from './samples.ts';

const address = '/wizard/transactions/charge';

it('saved cards that could not be read are asked for again from beside the field', async () => {
  expectFailures();
  const { user } = await openWizard(address);
  server.use(http.get(`${apiBase}/api/cardtokens`, () => new HttpResponse(null, { status: 400 }), { once: true }));
  await user.type(await screen.findByRole('combobox', { name: 'Find a customer' }), 'Dana');
  await user.click(await screen.findByRole('option', { name: /Dana Levi/ }));
  await user.type(screen.getByRole('textbox', { name: /^Amount/ }), '20');
  expect(await screen.findByText('The saved cards of the customer could not be loaded.')).toBeVisible();
  expect(screen.queryByRole('radio', { name: 'Saved card' })).not.toBeInTheDocument();
  await user.click(button('Try again'));
  expect(await screen.findByRole('radio', { name: 'Saved card' })).toBeVisible();
  expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument();
});

it('a customer without an id is not offered', async () => {
  const { user } = await openWizard(address);
  const data = [{ consumerName: 'Dana Without' }, { consumerID, consumerName: 'Dana Levi' }];
  server.use(http.get(`${apiBase}/api/consumers`, () => HttpResponse.json({ data, numberOfRecords: 2 })));
  await user.type(await screen.findByRole('combobox', { name: 'Find a customer' }), 'Dana');
  await screen.findByRole('option', { name: /Dana Levi/ });
  expect(within(screen.getByRole('listbox')).getAllByRole('option')).toHaveLength(1);
});
