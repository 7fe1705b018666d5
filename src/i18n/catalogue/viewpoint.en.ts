import type { CatalogueShape } from './shape.ts';
import type { viewpoint as hebrew } from './viewpoint.he.ts';

export const viewpoint = {
  viewpoint: {
    open: 'View as another role',
    name: 'Viewing as another role',
    as: 'Viewing as %{role}',
    with: 'with %{names}',
    without: 'without %{names}',
    readOnly: 'read only',
    leave: 'Stop viewing',
    refused: 'Viewing as %{role} is read only. Nothing was sent and nothing changed.',
    about:
      'Menu, pages and actions are shown as this role has them, with the same records. Until the viewing ends, nothing is sent and nothing is kept.',
    role: 'Role',
    features: 'Services of the terminal',
    enter: 'Start viewing',
  },
} as const satisfies CatalogueShape<typeof hebrew>;
