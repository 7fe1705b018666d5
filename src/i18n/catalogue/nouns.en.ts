import type { nouns as hebrew } from './nouns.he.ts';
import { routes } from './routes.en.ts';
import type { CatalogueShape } from './shape.ts';

const { route } = routes;

export const nouns = {
  resources: {
    books: { name: 'The books' },
    monthAhead: { name: 'A month ahead' },
    till: { name: 'Closing the till' },
    terminals: {
      name: 'Terminals',
      settings: 'Terminal settings',
      done: { update: 'Settings of terminal %{name} saved' },
    },
    customers: {
      name: route.Customers,
      done: {
        create: 'Customer %{name} created',
        update: 'Customer %{name} saved',
        delete: 'Customer %{name} deleted',
        restore: 'Customer %{name} restored',
      },
    },
    cards: {
      name: 'Saved cards',
      done: { create: 'Card %{name} saved', update: 'Card %{name} extended', delete: 'Card %{name} deleted' },
    },
    transactions: { name: route.Transactions },
    transactionsFiltered: { name: route.TransactionsFiltered },
    transactionsByTransmission: { name: route.TransactionsByTransmission },
    transmissions: { name: route.Transmissions },
    incomeReport: { name: route.IncomeReport },
    items: {
      name: route.Items,
      done: { create: 'Item %{name} created', update: 'Item %{name} saved', delete: 'Item %{name} deleted' },
    },
    billingDeals: {
      name: route.BillingDeals,
      done: { create: 'Billing deal of %{name} created', update: 'Billing deal of %{name} saved' },
    },
    billingDealsHistory: { name: route.BillingDealsHistory },
    futureBillingDeals: { name: route.FutureBillingDeals },
    billingRequests: { name: route.BillingRequests },
    permanentBillingLinks: { name: route.PermanentBillingLinks },
    invoices: { name: route.Invoices },
    paymentRequests: { name: route.PaymentRequests, done: { update: 'Payment request of %{name} saved' } },
    paymentIntents: { name: route.PaymentRequests, one: 'Payment link' },
    permanentLinks: { name: route.PermanentLinks },
    masavFiles: { name: route.MasavFiles },
    masavFileRows: { name: route.MasavFileRows },
    importBillingDeals: { name: route.ImportBillingDeals, create: 'Import file' },
    webHooksCompleted: { name: route.WebHooksCompleted },
  },
} as const satisfies CatalogueShape<typeof hebrew>;
