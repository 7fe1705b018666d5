import { readFileSync } from 'node:fs';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecordContextProvider } from 'react-admin';
import { describe, expect, it } from 'vitest';
import type { RecordOf } from '#contract/entities/callTypes.ts';
import type { OwnTab } from '#src/record/declaration.ts';
import { DealsOfCustomer } from './DealsOfCustomer.tsx';
import { renderStock } from './renderStock.tsx';

/** The line by which the guide puts it on the customer's page; it has to compile. */
const tab: OwnTab<RecordOf<'customers'>> = {
  key: 'deals',
  label: 'resources.billingDeals.name',
  Content: DealsOfCustomer,
};

describe('the example of docs/for-react-admin-developers.md', () => {
  it('is the code of this folder, and its tab is the one above', () => {
    const guide = readFileSync('docs/for-react-admin-developers.md', 'utf8');
    const blocks = [...guide.matchAll(/```tsx?\n(.*?)```/gs)].map(([, code]) => code);
    expect(blocks).toContain(readFileSync('tests/src/stock/DealsOfCustomer.tsx', 'utf8'));
    const line = `tabs: [{ key: '${tab.key}', label: '${tab.label}', Content: DealsOfCustomer }],`;
    expect(blocks.some((code) => code?.includes(line))).toBe(true);
  });

  it('draws the deals of one customer, with the words of their fields, and leads to their pages', async () => {
    const { callsOf, router } = await renderStock(
      <RecordContextProvider value={{ id: 'c1' }}>
        <DealsOfCustomer />
      </RecordContextProvider>,
    );
    const table = await screen.findByRole('table');
    expect(await within(table).findByText('30')).toBeInTheDocument();
    expect(within(table).queryByText('20')).not.toBeInTheDocument();
    for (const name of [/Amount/, /Active/, /Next charge/])
      expect(within(table).getByRole('columnheader', { name })).toBeInTheDocument();
    expect(callsOf('billing.list')[0]?.query).toMatchObject({
      consumerID: 'c1',
      sortBy: 'nextScheduledTransaction',
      itemsPerPage: 10,
    });
    await userEvent.click(within(table).getByText('10'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/billing-deals/view/b1'));
  });
});
