import type { contract as hebrew } from './contract.he.ts';
import type { CatalogueShape } from './shape.ts';

export const contract = {
  contract: {
    title: 'Data structure changes',
    also: 'developers columns contract meta interface',
    about: 'What has changed in the columns and values of the lists since they were last accepted.',
    none: 'No changes were found in the lists opened since they were last accepted.',
    since: 'Found on %{date}',
    words: 'Values',
    accept: 'Accept',
    acceptOne: 'Accept: %{name}',
    acceptAll: 'Accept all',
    copy: 'Copy as text',
    perhaps: '(possibly renamed to one of these: %{fields})',
    reason: { type: '(same heading and type)', position: '(same heading in the same place)' },
    change: {
      added: 'Column added: %{name}',
      removed: 'Column removed: %{name}',
      renamed: 'Column renamed: %{name}',
      retyped: 'Column type changed: %{name}',
      relabelled: 'Heading changed: %{from}, now %{to}',
      reordered: 'Order of columns changed',
      wordAdded: 'Value added: %{name}',
      wordRemoved: 'Value removed: %{name}',
      wordChanged: 'Value description changed: %{from}, now %{to}',
    },
  },
} satisfies CatalogueShape<typeof hebrew>;
