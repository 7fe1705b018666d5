import type { CatalogueShape } from './shape.ts';
import type { shell as hebrew } from './shell.he.ts';

export const shell = {
  shell: {
    productName: 'Payment management',
    documentTitle: '%{title} · %{product}',
    skipToContent: 'Skip to content',
    menu: 'Menu',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    back: 'Back',
    close: 'Close',
    retry: 'Try again',
    loading: 'Loading…',
    group: {
      payments: 'Payments',
      customersAndItems: 'Customers and items',
      billing: 'Billing',
      documents: 'Documents',
      settlement: 'Settlement',
      settings: 'Settings',
    },
    theme: { label: 'Theme', light: 'Light', dark: 'Dark', system: 'System' },
    version: { refresh: 'Refresh', later: 'Later' },
    profile: 'Profile',
    myProfile: 'My profile',
    signOut: 'Sign out',
    role: {
      Merchant: 'Merchant',
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
      emailSupport: 'E-mail support',
      supportSubject: 'Support request, issue %{id}',
      supportSubjectWithoutIssue: 'Support request',
    },
  },
  terminal: {
    label: 'Terminal',
    search: 'Search terminal',
    choose: 'Choose a terminal',
    none: 'No terminals found',
    showDeleted: 'Show deleted',
    deleted: 'Disabled',
    clear: 'Clear',
    open: 'Open',
    refused: {
      title: 'Nothing can be done on terminal “%{terminal}”',
      gone: 'The terminal no longer belongs to the merchant. Close this and start again on another terminal.',
      disabled: 'The terminal has been disabled meanwhile. Close this and start again on another terminal.',
    },
  },
  copy: { action: 'Copy', named: 'Copy %{name}' },
} as const satisfies CatalogueShape<typeof hebrew>;
