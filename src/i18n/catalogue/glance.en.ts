import type { glance as hebrew } from './glance.he.ts';
import type { CatalogueShape } from './shape.ts';

export const glance = {
  glance: {
    open: 'Quick look',
    named: 'Quick look: %{name}',
    whole: 'Open the record',
    previous: 'To the previous row',
    next: 'To the next row',
  },
} as const satisfies CatalogueShape<typeof hebrew>;
