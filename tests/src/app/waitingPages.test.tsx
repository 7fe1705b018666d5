import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { pathTo } from '#src/resources/paths.ts';
import { server } from '#tests/support/mockServer.ts';
import { apiBase, renderApp } from './renderApp.tsx';

it.each([
  ['a form', pathTo('CreateBillingDeal')],
  ['a wizard', pathTo('CreateBillingRequest')],
  ['a record', pathTo('Customer', { id: '6f1c2d3e-d9cb-469f-a165-70867728950e' })],
])('%s whose code has not come is not blank', async (_name, address) => {
  server.use(
    http.get(`${apiBase}/api/consumers*`, () => HttpResponse.json({ data: [], numberOfRecords: 0 })),
    http.get(`${apiBase}/api/consumers/:id`, () => HttpResponse.json({ consumerID: 'c', consumerName: 'Dana' })),
    http.get(`${apiBase}/api/cardtokens`, () => HttpResponse.json({ data: [], numberOfRecords: 0 })),
  );
  await renderApp({ address });
  expect(await screen.findByText('The details are loading')).toBeInTheDocument();
});
