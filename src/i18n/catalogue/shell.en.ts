import { productName } from '#src/i18n/productName.ts';
import type { CatalogueShape } from './shape.ts';
import type { shell as hebrew } from './shell.he.ts';

export const shell = {
  shell: {
    productName: productName['en-IL'],
    documentTitle: '%{title} · %{product}',
    loading: 'Loading…',
    menu: 'Menu',
    terminal: 'Terminal',
    language: 'Language: %{language}',
    shortcuts: 'Keyboard shortcuts',
    palette: 'Find a customer, an amount, an action',
    retry: 'Try again',
    calendar: 'Calendar: %{name}',
    stillWaiting: 'The request was sent, and no response has been received yet. Still waiting; do not send it again.',
    group: {
      payments: 'Payments',
      customersAndItems: 'Customers and items',
      billing: 'Billing',
      documents: 'Documents',
      settlement: 'Settlement',
      settings: 'Settings',
    },
    theme: { label: 'Theme', light: 'Light', dark: 'Dark', system: 'System' },
    version: { later: 'Later' },
    myProfile: 'My profile',
    role: {
      Merchant: 'Merchant staff',
      Manager: 'Manager',
      BillingAdministrator: 'Billing administrator',
      BusinessAdministrator: 'Business administrator',
    },
    footer: {
      label: 'Information and support',
      version: 'Version %{version}',
      accessibility: 'Accessibility statement',
      support: 'Support',
    },
    notification: {
      label: 'Messages',
      emailSupport: 'Email support',
      issue: 'Reference: %{id}',
    },
  },
} as const satisfies CatalogueShape<typeof hebrew>;
