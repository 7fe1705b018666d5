import type { CatalogueShape } from './shape.ts';
import type { lists as hebrew } from './lists.he.ts';

export const lists = {} as const satisfies CatalogueShape<typeof hebrew>;
