import { configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { stubDialogs } from '#tests/support/dialogs.ts';
import { answerDeals, id, open } from './dealWire.ts';
// What loads on first use is at hand before the first test.
import '#src/app/RecordScreen.tsx';
import '#src/resources/billingDeals/form/DealFormPage.tsx';

configure({ asyncUtilTimeout: 10_000 });
beforeEach(stubDialogs);

const text = (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name}`) });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('keeps what was typed of a new deal as a draft, until it is sent or dropped', async () => {
  answerDeals();
  const drafts = () => Object.values(sessionStorage).filter((kept) => String(kept).includes('Weekly lesson'));
  const first = await open(`/billing-deals/create/${id}`);
  await userEvent.type(await text('Amount'), '120');
  await userEvent.type(await text('Transaction description'), 'Weekly lesson');
  await waitFor(() => expect(drafts()).toHaveLength(1));
  first.unmount();
  const second = await open(`/billing-deals/create/${id}`);
  expect(await screen.findByText(/^The draft was restored/)).toBeInTheDocument();
  expect(await text('Amount')).toHaveValue('120.00');
  await press('Discard draft');
  await waitFor(async () => expect(await text('Amount')).toHaveValue(''));
  expect(drafts()).toEqual([]);
  await userEvent.type(await text('Amount'), '130');
  await userEvent.type(await text('Transaction description'), 'Weekly lesson');
  await press('Create');
  await waitFor(() => expect(window.location.pathname).toBe(`/billing-deals/view/${id}`));
  second.unmount();
  expect(drafts()).toEqual([]);
});

it('keeps what was typed of a deal as a draft for the version that was open', async () => {
  const { sent } = answerDeals({ updateTimestamp: 'AAAAAAAAAAE=' });
  const first = await open(`/billing-deals/edit/${id}`);
  await userEvent.type(await text('Transaction description'), 'Weekly lesson');
  first.unmount();
  const second = await open(`/billing-deals/edit/${id}`);
  expect(await screen.findByText(/^The draft was restored/)).toBeInTheDocument();
  expect(await text('Transaction description')).toHaveValue('Weekly lesson');
  second.unmount();
  answerDeals({ updateTimestamp: 'AAAAAAAAAAI=' });
  const third = await open(`/billing-deals/edit/${id}`);
  expect(await text('Transaction description')).toHaveValue('');
  expect(screen.queryByText(/^The draft was restored/)).not.toBeInTheDocument();
  third.unmount();
  expect(sent).toEqual([]);
});
