import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { answerList, renderList } from './renderList.tsx';

it('refuses a text that is longer than any filter, in words, without asking', async () => {
  const wire = answerList();
  await renderList();
  await screen.findByText('Person 1');
  const owner = screen.getByRole('searchbox', { name: 'Search' });
  fireEvent.change(owner, { target: { value: 'x'.repeat(201) } });
  await userEvent.type(owner, '{Enter}');
  expect(owner).toHaveAccessibleDescription('Must be less than 201 characters');
  expect(wire.queries()).toHaveLength(1);
  fireEvent.change(owner, { target: { value: 'x'.repeat(200) } });
  await waitFor(() => expect(wire.lastQuery()).toMatchObject({ cardOwnerName: 'x'.repeat(200) }));
});

it.each(['Search', 'Card number'])('refuses a card number in %s, so that no address holds one', async (name) => {
  const wire = answerList();
  await renderList();
  await screen.findByText('Person 1');
  await userEvent.click(screen.getByRole('button', { name: /^More filters/ }));
  const input = await screen.findByRole('searchbox', { name });
  fireEvent.change(input, { target: { value: '4242 4242-4242 4242' } });
  await userEvent.type(input, '{Enter}');
  expect(input).toHaveAccessibleDescription('Search by the last four digits of the card, not by its whole number');
  expect(input).toBeInvalid();
  expect(wire.queries()).toHaveLength(1);
  expect(window.location.href).not.toMatch(/4242/);
  fireEvent.change(input, { target: { value: '4242' } });
  await waitFor(() => expect(Object.values(wire.lastQuery() ?? {})).toContain('4242'));
});
