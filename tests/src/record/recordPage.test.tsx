import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { createQueryClient } from '#src/app/createQueryClient.ts';
import { expectFailures } from '#tests/support/expectFailures.ts';
import { gate } from '#tests/src/list/renderList.tsx';
import { full, id, renderRecord } from './renderRecord.tsx';

const terms = (part: HTMLElement) =>
  within(part)
    .getAllByRole('term')
    .map(({ textContent }) => textContent);

describe('the page of a record', () => {
  it('shows a list row at once, and the rest when it comes', async () => {
    const { opened, open } = gate();
    await renderRecord(
      async () => {
        await opened;
        return HttpResponse.json(full);
      },
      { seeded: true },
    );
    expect(await screen.findByRole('heading', { level: 2, name: 'Person 1' })).toBeInTheDocument();
    expect(screen.getByRole('article')).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByRole('group', { name: 'More details' })).not.toBeInTheDocument();
    open();
    expect(await screen.findByRole('group', { name: 'Document details' })).toHaveTextContent('Shoes');
    expect(screen.getByRole('article')).toHaveAttribute('aria-busy', 'false');
  });

  it('names the record by name, amount and state', async () => {
    await renderRecord(() => HttpResponse.json(full));
    const heading = await screen.findByRole('heading', { level: 2, name: 'Person 1' });
    expect(heading.parentElement).toHaveTextContent('Person 1101.00₪הושלמה');
  });

  it('tells the state of a part refund in a short chip, and beside it how much of what', async () => {
    await renderRecord(() => HttpResponse.json({ ...full, status: 'chargeback', totalRefund: 1 }));
    const heading = await screen.findByRole('heading', { level: 2, name: 'Person 1' });
    const chip = within(heading.parentElement ?? document.body).getByText('Partly refunded');
    expect(chip.nextElementSibling).toHaveTextContent(/1\.00.* of .*101\.00/);
    expect(heading.parentElement).not.toHaveTextContent('Partly refunded:');
  });

  it('that nobody declared says what its list has a column for and its head does not, and folds the rest', async () => {
    await renderRecord(() => HttpResponse.json(full));
    expect(terms(await screen.findByRole('region', { name: 'Summary' }))).toEqual([
      'Time',
      'J deal type',
      'Card number',
      'Terminal',
    ]);
    const sections = screen.getAllByRole('group');
    expect(sections.map((section) => within(section).getByRole('heading', { level: 3 }).textContent)).toEqual([
      'Document details',
      'More details',
      'Technical details',
    ]);
    for (const section of sections) expect(section).not.toHaveAttribute('open');
    const technical = screen.getByRole('group', { name: 'Technical details' });
    expect(terms(technical)).toEqual(['Transaction ID', 'Currency', 'Result code', 'Invoice', 'Billing deal ID']);
    expect(within(technical).getAllByText(id)).toHaveLength(2);
    expect(within(technical).getByRole('button', { name: 'Copy Transaction ID' })).toBeInTheDocument();
  });

  it('links to records the person may open, never to itself', async () => {
    await renderRecord(() => HttpResponse.json(full));
    const more = within(await screen.findByRole('group', { name: 'More details' }));
    expect(more.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      `/customers/${full.consumerID}`,
    ]);
    expect(within(screen.getByRole('group', { name: 'Technical details' })).queryByRole('link')).toBeNull();
  });

  it('says when it belongs to another terminal, and changes to it', async () => {
    await renderRecord(() => HttpResponse.json(full));
    const note = await screen.findByRole('note');
    expect(note).toHaveTextContent('This record belongs to the terminal Shop t2; the terminal selected is Shop t1.');
    await userEvent.click(within(note).getByRole('button', { name: 'Change terminal' }));
    await waitFor(() => expect(screen.queryByRole('note')).not.toBeInTheDocument());
  });

  it.each([
    [{ deleted: true, active: false }, 'Record deleted'],
    [{ deleted: false, active: false }, 'Inactive record'],
  ])('marks what is out of use: %j', async (marks, expected) => {
    await renderRecord(() => HttpResponse.json({ ...full, ...marks }));
    const heading = await screen.findByRole('heading', { level: 2, name: 'Person 1' });
    expect(heading.parentElement).toHaveTextContent(new RegExp(`${expected}$`));
  });

  it('says what is not there', async () => {
    expectFailures();
    await renderRecord(() => new HttpResponse(null, { status: 404 }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This record was not found.');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('says so of one that is gone when it is read again', async () => {
    expectFailures();
    let isGone = false;
    const queryClient = createQueryClient();
    const answer = () => (isGone ? new HttpResponse(null, { status: 404 }) : HttpResponse.json(full));
    await renderRecord(answer, { queryClient });
    await screen.findByRole('heading', { level: 2 });
    isGone = true;
    await queryClient.invalidateQueries({ queryKey: ['transactions', 'getOne'] });
    expect(await screen.findByRole('alert')).toHaveTextContent('This record was not found.');
    expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument();
  });

  it('offers a retry when it could not be loaded', async () => {
    expectFailures();
    let fail = true;
    await renderRecord(() => (fail ? new HttpResponse(null, { status: 500 }) : HttpResponse.json(full)));
    expect(await screen.findByRole('alert')).toHaveTextContent('The details could not be loaded.');
    fail = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 2 })).toBeInTheDocument();
  });

  it('offers a retry when what is declared of it could not be loaded', async () => {
    let fail = true;
    const page = async () => {
      if (fail) throw new TypeError('Failed to fetch dynamically imported module');
      return { facts: ['cardNumber'] };
    };
    await renderRecord(() => HttpResponse.json(full), { page });
    const again = await screen.findByRole('button', { name: 'Try again' });
    fail = false;
    await userEvent.click(again);
    expect(terms(await screen.findByRole('region', { name: 'Summary' }))).toEqual(['Card number']);
  });

  it('reads a record whose meta names nothing of it', async () => {
    await renderRecord(() => HttpResponse.json(full), { meta: { columns: {} } });
    // Its name is what the noun declares; the rest is read from its fields.
    expect(await screen.findByRole('heading', { level: 2, name: 'Person 1' })).toBeInTheDocument();
    const more = screen.getByRole('group', { name: 'More details' });
    expect(more).toHaveTextContent('Card number****1234');
    expect(more).not.toHaveTextContent('Person 1');
    expect(screen.queryByRole('region', { name: 'Summary' })).not.toBeInTheDocument();
  });

  it('tells what happened, the newest first, and folds what is long ago', async () => {
    const history = [1, 2, 3, 4, 5, 6].map((day) => ({
      operationDate: `2026-11-0${day}T10:00:00Z`,
      operationDoneBy: `Person ${day}`,
      status: 'completed',
    }));
    await renderRecord(() => HttpResponse.json({ ...full, history }));
    const timeline = within(await screen.findByRole('region', { name: 'Timeline' }));
    const events = timeline.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(events[0]).toMatch(/^הושלמה06\/11\/2026 \d\d:00 by .Person 6/);
    expect(events).toHaveLength(6);
    const earlier = timeline.getByText('3 earlier events').closest('details');
    expect(earlier).not.toHaveAttribute('open');
    // The house's own mark, as on whatever unfolds.
    expect(earlier?.querySelector('summary > svg')).toBeInTheDocument();
    expect(earlier).toHaveTextContent('Person 1');
    expect(screen.queryByRole('group', { name: 'History' })).not.toBeInTheDocument();
  });
});
