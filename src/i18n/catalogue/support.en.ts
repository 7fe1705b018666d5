import type { support as hebrew } from './support.he.ts';
import type { CatalogueShape } from './shape.ts';

export const support = {
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
