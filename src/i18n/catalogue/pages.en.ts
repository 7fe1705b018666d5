import type { CatalogueShape } from './shape.ts';
import type { pages as hebrew } from './pages.he.ts';

export const pages = {
  page: {
    notFound: {
      title: 'Page not found',
      text: 'The address is wrong, or the page was removed.',
      home: 'Open quick charge',
    },
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
    accessibility: { title: 'Accessibility statement' },
    recordNotFound: 'This record was not found. It may belong to another merchant.',
    recordLoading: 'The details are loading',
  },
} as const satisfies CatalogueShape<typeof hebrew>;
