import type { shellParts as hebrew } from './shellParts.he.ts';
import type { CatalogueShape } from './shape.ts';

export const shellParts = {
  terminal: {
    search: 'Search terminal',
    choose: 'Choose a terminal',
    none: 'No terminals found',
    showDeleted: 'Show disabled',
    deleted: 'Disabled',
    refused: {
      title: 'Nothing can be done on terminal “%{terminal}”',
      gone: 'The terminal no longer belongs to the merchant. Close this and start again on another terminal.',
      disabled: 'The terminal has been disabled meanwhile. Close this and start again on another terminal.',
    },
  },
  copy: { named: 'Copy %{name}', recordId: 'record ID' },
  feature: {
    title: 'The service is not active on this terminal',
    text: 'The service “%{feature}” is not active on terminal “%{terminal}”. Choose another terminal or contact support.',
    name: {
      PreventDoubleTansactions: 'Prevent double transactions',
      RecurrentPayments: 'Recurring charges',
      SmsNotification: 'SMS notifications',
      Checkout: 'Checkout',
      Api: 'API',
      Billing: 'Billing',
      CreditCardTokens: 'Saved cards',
      GooglePay: 'Google Pay',
      Blender: 'Blender',
    },
  },
  support: {
    title: 'Support',
    text: 'We are glad to help. The details below help us find the fault; they hold no card details and no passwords.',
    email: 'Email support',
    subject: 'Support request',
    chat: 'Open chat',
    chatTitle: 'Chat with support',
    copy: 'Copy diagnostics',
    diagnostics: 'Diagnostics',
  },
} satisfies CatalogueShape<typeof hebrew>;
