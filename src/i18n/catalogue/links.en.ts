import type { links as hebrew } from './links.he.ts';
import type { CatalogueShape } from './shape.ts';

export const links = {
  link: {
    copy: 'Copy link',
    qr: 'QR code of the link',
    save: 'Save %{format}',
  },
} as const satisfies CatalogueShape<typeof hebrew>;
