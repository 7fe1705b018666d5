import type { CatalogueShape } from './shape.ts';
import type { shortcuts as hebrew } from './shortcuts.he.ts';

export const shortcuts = {
  shortcuts: {
    enabled: 'Single-letter shortcuts are on',
    anywhere: 'On every page',
    palette: 'Search from any page',
    beside: 'Open the result in a new tab',
    acts: 'Actions of the result',
    charge: 'New charge',
    quickCharge: 'Quick charge',
    till: 'Closing the till',
    search: 'Go to the search or the filters',
    next: 'Next row or record',
    previous: 'Previous row or record',
    sheet: 'List of shortcuts',
    goTo: 'Go to a list (both in turn)',
    lists: 'In lists and forms',
    rows: 'Move between rows',
    open: 'Open the record',
    glance: 'Quick look at the record of the row',
    intoGlance: 'To the quick look and back',
    tick: 'Select the row',
    width: 'Width of a column, from its name',
  },
} as const satisfies CatalogueShape<typeof hebrew>;
