import type { forms as hebrew } from './forms.he.ts';
import type { CatalogueShape } from './shape.ts';

export const forms = {
  unsaved: {
    title: 'Unsaved changes',
    text: 'This page has changes that were not saved. Leaving it discards them.',
    leave: 'Leave without saving',
    stay: 'Keep editing',
  },
  wizard: {
    steps: 'Steps',
    step: 'Step %{number} of %{count}',
    done: 'Completed',
    whatHappens: 'What will happen',
    keys: 'Enter confirms · Esc closes',
    summary: 'Summary',
    terminal: 'Terminal',
    customer: 'Customer',
    noCustomer: 'No customer chosen',
    amount: 'Amount',
  },
  draft: {
    restored: 'The draft was restored. Card details are never kept and have to be entered again.',
    discard: 'Discard draft',
  },
} as const satisfies CatalogueShape<typeof hebrew>;
