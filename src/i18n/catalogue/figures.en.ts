import type { CatalogueShape } from './shape.ts';
import type { figures as hebrew } from './figures.he.ts';

export const figures = {
  figures: {
    failed: 'The figures could not be loaded.',
    print: 'Print',
    reading: {
      documents: 'Checking large documents one by one',
      payments: 'Reading transactions in installments',
      requests: 'Reading payment requests',
      transactions: 'Reading the transactions of the day',
      stopped: 'Stopped',
      progress: '%{read} / %{of}',
      stop: 'Stop',
      go: 'Continue',
    },
  },
} as const satisfies CatalogueShape<typeof hebrew>;
