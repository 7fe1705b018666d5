import type { customers as hebrew } from './customers.he.ts';
import { inputs } from './inputs.en.ts';
import type { CatalogueShape } from './shape.ts';

export const customers = {
  ...inputs,
  import: {
    start: 'Import',
    running: 'Importing: %{terminal}',
    imported: 'Imported',
    skipped: 'Skipped',
    failed: 'Failed',
    reasons: 'What was not imported, and why',
    name: 'Name',
    outcome: 'Outcome',
    reason: 'Reason',
  },
  item: {
    details: 'Item details',
    name: 'Item name',
    price: 'Price',
    currency: 'Currency',
    vatExempt: 'VAT exempt',
    category: 'Category',
    importCategories: 'Import categories',
    categoriesFound:
      'One category imported; choose it from the list |||| %{count} categories imported; choose from the list',
    sku: 'SKU',
    externalReference: 'External reference',
    externalReferenceHelp: 'The id of the item in another system',
    deleting: {
      title: 'Delete the item %{name}?',
      text: 'It will no longer be offered in charges and documents. Existing transactions and documents stay as they are. This cannot be undone.',
    },
    deletingMany: {
      title: 'Delete one item? |||| Delete %{count} items?',
      text: 'They will no longer be offered in charges and documents. Existing transactions and documents stay as they are. This cannot be undone.',
    },
    importing: {
      title: 'Import items',
      text: 'Items are imported from the invoicing system of the terminal %{terminal}. Items imported before are not made again.',
    },
  },
} as const satisfies CatalogueShape<typeof hebrew>;
