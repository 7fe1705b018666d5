import type { links as hebrew } from './links.he.ts';
import type { CatalogueShape } from './shape.ts';

export const links = {
  link: {
    copy: 'Copy link',
    share: {
      title: 'Pass the link on',
      message: '%{title}: %{url}',
      whatsApp: 'WhatsApp',
      sms: 'SMS',
      email: 'Email',
      toWhom: 'Choose the recipient there',
    },
    qr: 'QR code of the link',
    save: 'Save %{format}',
    wasSent: 'The link was sent to the customer.',
    wasSentTo: {
      one: 'The link was sent to %{to}.',
      either: 'The link was sent to %{email} or to %{phone}, according to the terminal’s settings.',
    },
    notSent: 'The link was not sent. It can be copied and passed on to the customer.',
    more: {
      title: 'More settings',
      requestSubject: 'Message subject',
      fromAddress: 'Sender address',
      usual: 'Empty: as the terminal is set.',
      redirectUrl: 'Return address',
      redirectHelp: 'An address that begins with one of the return addresses set for the terminal.',
      hidden: 'Fields left out of the checkout',
    },
  },
} as const satisfies CatalogueShape<typeof hebrew>;
