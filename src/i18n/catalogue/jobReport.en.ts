import type { jobReport as hebrew } from './jobReport.he.ts';
import type { CatalogueShape } from './shape.ts';

export const jobReport = {
  jobReport: {
    title: 'Report',
    name: 'Name',
    outcome: 'Outcome',
    reason: 'Reason',
    amount: 'Amount',
    currency: 'Currency',
    id: 'ID',
    done: 'Done',
    declined: 'Declined',
    unclear: 'To be checked',
    refused: 'Rejected',
    skipped: 'Not affected',
    waiting: 'Waiting',
  },
} as const satisfies CatalogueShape<typeof hebrew>;
