import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { apiBase } from '#tests/src/app/renderApp.tsx';
import { server } from '#tests/support/mockServer.ts';
import { button, field, openWizard, result, typeCard } from './openWizard.tsx';
import { consumerID } from './samples.ts';

const kept = {
  consumerID,
  consumerName: 'Dana Levi',
  consumerEmail: 'dana@example.test',
  consumerNationalID: '12345674',
  active: true,
};

/** Begins a new customer in a charge, on a server that keeps one with an identity number. */
async function beginNew() {
  const opened = await openWizard('/wizard/transactions/charge');
  const asked: (string | null)[] = [];
  server.use(
    http.get(`${apiBase}/api/consumers`, ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('nationalID'));
      return HttpResponse.json({ data: [kept], numberOfRecords: 1 });
    }),
  );
  await opened.user.click(await screen.findByRole('button', { name: 'New customer' }));
  return { ...opened, asked };
}

describe('an identity number that a customer has already', () => {
  it('is told while a new customer is typed, and the one who is there is taken instead', async () => {
    const { user, posted, asked } = await beginNew();
    await user.type(field(/^Amount/), '100');
    await user.type(field(/Customer name/), 'Dana L');
    await user.type(field('National ID'), '01234567');
    // No identity number yet: nobody is asked.
    expect(asked).toEqual([]);
    await user.type(field('National ID'), '4');
    expect(await screen.findByText(/Dana Levi already has this national ID\./)).toHaveTextContent(
      'Another customer with it can be made.',
    );
    expect(screen.getByRole('link', { name: 'Open Dana Levi in a new tab' })).toHaveAttribute(
      'href',
      `/customers/view/${consumerID}`,
    );
    await user.click(button('Choose Dana Levi'));
    expect(screen.queryByText(/already has this national ID/)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Change customer|^Choose another/ })).toBeVisible();
    await typeCard(user);
    await user.click(button(/^Charge/));
    await result('Charged');
    expect(posted.map(({ path }) => path)).toEqual(['/api/transactions/create']);
    expect(posted[0]?.body).toMatchObject({ dealDetails: { consumerID, consumerName: 'Dana Levi' } });
  });

  it('goes when the number is another, and is no obstacle', async () => {
    const { user } = await beginNew();
    await user.type(field('National ID'), '012345674');
    await screen.findByText(/already has this national ID/);
    await user.clear(field('National ID'));
    await waitFor(() => expect(screen.queryByText(/already has this national ID/)).not.toBeInTheDocument());
    await user.type(field('National ID'), '012345674');
    await user.type(field(/Customer name/), 'Noa');
    await screen.findByText(/already has this national ID/);
    expect(button(/^Charge/)).toBeEnabled();
  });
});
