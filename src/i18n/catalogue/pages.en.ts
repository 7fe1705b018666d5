import type { CatalogueShape } from './shape.ts';
import type { pages as hebrew } from './pages.he.ts';

export const pages = {
  page: {
    notFound: {
      title: 'Page not found',
      text: 'The address is wrong, or the page was removed.',
      home: 'Open quick charge',
    },
    accessibility: { title: 'Accessibility statement' },
    recordNotFound: 'This record was not found. It may belong to another merchant.',
    recordLoading: 'The details are loading',
  },
} as const satisfies CatalogueShape<typeof hebrew>;
