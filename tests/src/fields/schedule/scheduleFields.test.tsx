import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ScheduleFields } from '#src/fields/schedule/ScheduleFields.tsx';
import { monthlyForEver } from '#src/fields/schedule/scheduleValues.ts';
import { renderForm } from '#tests/src/ui/inputs/renderForm.tsx';

const currency = { code: 'ILS', symbol: '₪', name: 'ILS' };

it('shows the charges that are typed, a few at first, and what they come to', async () => {
  const user = userEvent.setup();
  await renderForm(<ScheduleFields source="billingSchedule" agorot={1050} currency={currency} />, {
    values: { billingSchedule: monthlyForEver },
  });
  const preview = screen.getByRole('region', { name: 'Next charges' });
  expect(screen.getAllByRole('listitem')).toHaveLength(6);
  expect(preview).toHaveTextContent('The next 24 charges');
  expect(preview).toHaveTextContent('252.00₪');
  await user.click(screen.getByRole('button', { name: 'Show all 24' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(24);

  await user.selectOptions(screen.getByLabelText('End'), 'afterNumberOfPayments');
  expect(preview).toHaveTextContent('The charges are shown once the schedule is complete and valid.');
  await user.type(screen.getByLabelText(/Number of charges/), '3');
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(preview).toHaveTextContent('3 charges');
  expect(preview).toHaveTextContent('31.50₪');

  await user.selectOptions(screen.getByLabelText('Frequency'), 'oneTime');
  expect(screen.queryByLabelText('End')).not.toBeInTheDocument();
  expect(preview).toHaveTextContent('One charge');
});
