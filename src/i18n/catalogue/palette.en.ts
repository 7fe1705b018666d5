import type { palette as hebrew } from './palette.he.ts';
import type { CatalogueShape } from './shape.ts';

export const palette = {
  palette: {
    placeholder: 'Name, phone, amount, number or action',
    acts: 'Choose an action',
    ask: 'Search records for “%{text}”',
    all: 'Show all: %{name} · %{count}',
    terminal: 'Settings of terminal %{name}',
    waiting: 'Searching…',
    none: 'No matching records were found.',
    notUnderstood: 'Not understood:',
    understood: 'Understood: %{filters}.',
    example: 'For example: failed charges above 500 since yesterday',
    found: 'One record found |||| %{smart_count} records found',
    failed: 'No response was received from: %{lists}.',
    help: 'Arrows move between results; %{open} opens one, %{more} shows its actions.',
    helpBack: 'Arrows move between actions; %{open} chooses one, %{back} goes back.',
    keys: {
      open: '%{open} – open',
      beside: 'Ctrl / ⌘ %{open} – in a new tab',
      more: '%{more} – actions',
      back: '%{back} – back',
    },
    group: {
      recent: 'Opened recently',
      actions: 'Actions',
      said: 'List with filters',
      lists: 'Pages',
      views: 'Saved views',
      settings: 'Settings',
      related: 'Related records',
      searches: 'Search in lists',
    },
    also: {
      Charge: 'bill collect payment',
      QuickCharge: 'bill collect',
      Refund: 'credit return',
      CreateInvoice: 'document receipt bill',
      CreatePaymentRequest: 'payment link',
      CreateBillingRequest: 'standing order link',
      Dashboard: 'home overview summary',
      Invoices: 'documents receipts',
      MyProfile: 'settings account user terminal',
      Terminal: 'terminal logo services',
    },
  },
} as const satisfies CatalogueShape<typeof hebrew>;
