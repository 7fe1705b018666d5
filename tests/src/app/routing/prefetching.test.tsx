import { expect, it, vi } from 'vitest';
import { createRouter } from '#src/app/router.tsx';

const id = '11111111-1111-4111-8111-111111111111';

it('asks for a page when its address changes, and again only where other parameters are another question', async () => {
  window.history.replaceState(null, '', '/customers/list');
  const prefetch = vi.fn<(address: URL) => void>();
  const router = createRouter(null, prefetch);
  const asked = () => prefetch.mock.calls.splice(0).map(([{ pathname, search }]) => pathname + search);
  expect(asked()).toEqual([]);
  await router.navigate('/customers/list?page=2');
  expect(asked()).toEqual(['/customers/list?page=2']);
  await router.navigate(`/customers/view/${id}`);
  expect(asked()).toEqual([`/customers/view/${id}`]);
  // A tab of the record, and a step of a wizard, which is an entry of its own under the same address.
  await router.navigate(`/customers/view/${id}?tab=billing`);
  await router.navigate('/wizard/transactions/charge');
  await router.navigate('/wizard/transactions/charge', { state: { steps: ['customer', 'amount'] } });
  expect(asked()).toEqual(['/wizard/transactions/charge']);
  router.dispose();
});
