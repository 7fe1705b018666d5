import { en as messages } from '#contract/messages/en.ts';
import { failures } from './catalogue/failures.en.ts';
import { lists } from './catalogue/lists.en.ts';
import { nouns } from './catalogue/nouns.en.ts';
import { pages } from './catalogue/pages.en.ts';
import { reactAdmin } from './catalogue/ra.en.ts';
import { routes } from './catalogue/routes.en.ts';
import { session } from './catalogue/session.en.ts';
import type { CatalogueShape } from './catalogue/shape.ts';
import { shell } from './catalogue/shell.en.ts';
import type { he } from './he.ts';

/** The English catalogue; plural forms one, other. */
export const en = {
  ...messages,
  ...reactAdmin,
  ...routes,
  ...shell,
  ...session,
  ...pages,
  ...failures,
  ...lists,
  ...nouns,
} satisfies CatalogueShape<typeof he>;
