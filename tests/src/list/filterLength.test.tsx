import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { answerList, renderList } from './renderList.tsx';

it('refuses a text that is longer than any filter, in words, without asking', async () => {
  const wire = answerList();
  await renderList();
  await screen.findByText('Person 1');
  const owner = screen.getByRole('searchbox', { name: 'Cardholder' });
  fireEvent.change(owner, { target: { value: 'x'.repeat(201) } });
  await userEvent.type(owner, '{Enter}');
  expect(owner).toHaveAccessibleDescription('Must be less than 201 characters');
  expect(wire.queries()).toHaveLength(1);
  fireEvent.change(owner, { target: { value: 'x'.repeat(200) } });
  await waitFor(() => expect(wire.lastQuery()).toMatchObject({ cardOwnerName: 'x'.repeat(200) }));
});
