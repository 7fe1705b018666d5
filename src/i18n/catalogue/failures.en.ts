import type { CatalogueShape } from './shape.ts';
import type { failures as hebrew } from './failures.he.ts';

export const failures = {
  failure: {
    part: 'This part of the page did not load.',
    screen: { title: 'This screen can not be shown', text: 'Showing the screen failed. Try again or contact support.' },
    settings: {
      title: 'Settings could not be loaded',
      text: 'The terminal list or the dictionaries did not load. Check the connection and try again.',
    },
  },
} as const satisfies CatalogueShape<typeof hebrew>;
