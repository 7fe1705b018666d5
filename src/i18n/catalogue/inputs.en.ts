import type { inputs as hebrew } from './inputs.he.ts';
import type { CatalogueShape } from './shape.ts';

export const inputs = {
  form: { save: 'Save', create: 'Create', cancel: 'Cancel' },
  conflict: {
    title: 'The record has changed meanwhile',
    text: 'Somebody saved changes since this form was opened. What you entered is kept; choose for each field which value to save, then save again.',
    nothing: 'What was saved meanwhile does not touch the values of this form. You can save again.',
    by: 'Saved by %{name}.',
    deletedTitle: 'The record has been deleted',
    deletedBy: 'Deleted by %{name}.',
    deleted: 'What you entered is kept in the form, but it can not be saved as long as the record is deleted.',
    theirs: 'Saved meanwhile',
    yours: 'What you entered',
    before: 'The value before',
    empty: 'Empty',
  },
  cardBrand: {
    visa: 'Visa',
    mastercard: 'Mastercard',
    amex: 'American Express',
    isracard: 'Isracard',
    diners: 'Diners',
    discover: 'Discover',
    jcb: 'JCB',
    maestro: 'Maestro',
    unionpay: 'UnionPay',
    dankort: 'Dankort',
    forbrugsforeningen: 'Forbrugsforeningen',
    giftCard: 'Gift card',
    otherCard: 'Other card',
  },
  search: {
    found: 'One result |||| %{smart_count} results',
    none: 'No results',
    failed: 'The search failed',
  },
} as const satisfies CatalogueShape<typeof hebrew>;
