import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, type Location } from 'react-router';
import { expect, it } from 'vitest';
import { isOtherQuestion } from '#src/app/prefetchScreen.ts';
import { LeaveGuard } from '#src/ui/dialogs/LeaveGuard.tsx';
import { registerUnsavedWork, setLeaveQuestion } from '#src/unsavedWork/unsavedWork.ts';

const id = '11111111-1111-4111-8111-111111111111';

it('asks for a page when its address changes, and again only where other parameters are another question', async () => {
  const heard: string[] = [];
  const asked = () => heard.splice(0);
  const onLeave = (from: Location, to: Location) =>
    void (isOtherQuestion(from, to) && heard.push(to.pathname + to.search));
  const element = <LeaveGuard onLeave={onLeave} />;
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/customers/list'] });
  render(<RouterProvider router={router} useTransitions={false} />);
  const go = (...to: Parameters<typeof router.navigate>) => act(() => router.navigate(...to));
  await go('/customers/list?page=2');
  expect(asked()).toEqual(['/customers/list?page=2']);
  await go(`/customers/view/${id}`);
  expect(asked()).toEqual([`/customers/view/${id}`]);
  // A tab of the record, and a step of a wizard, which is an entry of its own under the same address.
  await go(`/customers/view/${id}?tab=billing`);
  await go('/wizard/transactions/charge');
  await go('/wizard/transactions/charge', { state: { steps: ['customer', 'amount'] } });
  expect(asked()).toEqual(['/wizard/transactions/charge']);
  // Nothing for an address that nobody has gone to yet.
  const forget = setLeaveQuestion(async () => false);
  const done = registerUnsavedWork({});
  await go('/customers/list');
  expect(asked()).toEqual([]);
  done();
  forget();
  await go('/customers/list');
  expect(asked()).toEqual(['/customers/list']);
});
