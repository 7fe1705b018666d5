import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { server } from '#tests/support/mockServer.ts';
import { apiBase, renderApp } from './renderApp.tsx';
import '#src/actions/jobs/JobBar.tsx';

it('an export that fails is told once, by its own report, with a way to support', async () => {
  server.use(
    http.get(`${apiBase}/api/consumers/$meta`, () =>
      HttpResponse.json({ columns: { consumerName: { name: 'Name', dataType: 'string' } } }),
    ),
    http.get(`${apiBase}/api/consumers/$excel`, () =>
      HttpResponse.json({}, { status: 500, headers: { 'X-Correlation-ID': 'id-7' } }),
    ),
    http.get(`${apiBase}/api/consumers`, () =>
      HttpResponse.json({ data: [{ consumerID: 'c1', consumerName: 'Dana' }], numberOfRecords: 1 }),
    ),
  );
  await renderApp({ address: '/customers/list' });
  await screen.findByText('Dana');
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Export to Excel' }));
  expect(await screen.findAllByText('Server Error. Try again later')).toHaveLength(1);
  const report = within(screen.getByRole('region', { name: 'Background tasks' }));
  const mail = report.getByRole('link', { name: 'Email support' });
  expect(mail).toHaveAttribute('href', expect.stringContaining('id-7'));
  expect(report.getByRole('button', { name: 'Try again' })).toBeEnabled();
});
