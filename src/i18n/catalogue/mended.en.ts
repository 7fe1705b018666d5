import type { mended as hebrew } from './mended.he.ts';
import type { CatalogueShape } from './shape.ts';

export const mended = {
  mended: {
    column:
      'The column %{names} is no longer in the list, and the view is shown without it. |||| The columns %{names} are no longer in the list, and the view is shown without them.',
    order: 'Sorting by %{names} is no longer possible, so the list is in its usual order.',
    filter:
      'The filter %{names} no longer exists and was left out. |||| The filters %{names} no longer exist and were left out.',
    understood: 'Understood',
  },
} satisfies CatalogueShape<typeof hebrew>;
