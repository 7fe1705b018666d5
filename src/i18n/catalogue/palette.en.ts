import type { palette as hebrew } from './palette.he.ts';
import type { CatalogueShape } from './shape.ts';

export const palette = {
  palette: {
    placeholder: 'Name, phone, amount, number or action',
    acts: 'Choose an action',
    open: 'Open',
    ask: 'Search records for “%{text}”',
    all: 'Show all: %{name} · %{count}',
    terminal: 'Settings of terminal %{name}',
    waiting: 'Searching…',
    none: 'No matching records were found.',
    found: 'One record found |||| %{smart_count} records found',
    failed: 'No response was received from: %{lists}.',
    help: 'Arrow keys move between results, Enter opens, Tab shows actions.',
    helpBack: 'Arrow keys move between actions, Enter chooses, Esc goes back.',
    keys: {
      open: 'Enter – open',
      beside: 'Ctrl / ⌘ Enter – in a new tab',
      more: 'Tab – actions',
      back: 'Esc – back',
    },
    group: {
      recent: 'Opened recently',
      actions: 'Actions',
      lists: 'Pages',
      views: 'Saved views',
      settings: 'Settings',
      related: 'Related records',
      searches: 'Search in lists',
    },
    also: {
      Charge: 'bill collect payment חיוב חייב לחייב',
      QuickCharge: 'bill collect חיוב',
      Refund: 'credit return זיכוי החזר לזכות',
      CreateInvoice: 'document receipt bill חשבונית',
      CreatePaymentRequest: 'payment link דרישת תשלום',
      CreateBillingRequest: 'standing order link',
      Dashboard: 'home overview summary',
      Invoices: 'documents receipts',
      MyProfile: 'settings account user terminal',
      Terminal: 'terminal logo services keys',
    },
  },
} as const satisfies CatalogueShape<typeof hebrew>;
