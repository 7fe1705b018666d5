import { attempts } from './attempts.en.ts';
import { inputs } from './inputs.en.ts';
import type { payments as hebrew } from './payments.he.ts';
import type { CatalogueShape } from './shape.ts';

export const payments = {
  ...inputs,
  ...attempts,
} as const satisfies CatalogueShape<typeof hebrew>;
