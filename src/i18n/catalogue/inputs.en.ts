import { vendorWords } from '#contract/cardVendor.ts';
import type { inputs as hebrew } from './inputs.he.ts';
import type { CatalogueShape } from './shape.ts';

export const inputs = {
  form: { continue: 'Continue' },
  conflict: {
    title: 'The record has changed meanwhile',
    text: 'Somebody saved changes since this form was opened. What was entered here is kept; choose for each field which value to save, then continue.',
    nothing: 'What was saved meanwhile does not touch the values of this form. It is safe to continue.',
    others: {
      followed: 'Other values of the form changed as well; they are shown as they were saved.',
      edited:
        'Other values that were edited here changed as well. Saving replaces them with what was entered in the form.',
    },
    by: 'Saved by %{name}.',
    deletedTitle: 'The record has been deleted',
    deletedBy: 'Deleted by %{name}.',
    deleted: 'What was entered here is kept in the form, but cannot be saved as long as the record is deleted.',
    theirs: 'Saved meanwhile',
    yours: 'The value entered here',
    before: 'The previous value',
    empty: 'Empty',
  },
  cardBrand: vendorWords['en-IL'],
  expects: {
    digits: 'Enter %{count} digits',
    either: 'Enter %{min} or %{max} digits',
    between: 'Enter %{min} to %{max} digits',
    expiry: 'Enter month and year: MM/YYYY',
    id: 'Enter 5 to 9 digits, the check digit included',
  },
  search: {
    found: 'One result |||| %{smart_count} results',
    none: 'No results',
    failed: 'The search failed',
  },
} as const satisfies CatalogueShape<typeof hebrew>;
