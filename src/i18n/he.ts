import { he as messages } from '#contract/messages/he.ts';
import { failures } from './catalogue/failures.he.ts';
import { lists } from './catalogue/lists.he.ts';
import { nouns } from './catalogue/nouns.he.ts';
import { pages } from './catalogue/pages.he.ts';
import { reactAdmin } from './catalogue/ra.he.ts';
import { routes } from './catalogue/routes.he.ts';
import { session } from './catalogue/session.he.ts';
import { shell } from './catalogue/shell.he.ts';

/** The Hebrew catalogue; plural forms one, two, other. */
export const he = {
  ...messages,
  ...reactAdmin,
  ...routes,
  ...shell,
  ...session,
  ...pages,
  ...failures,
  ...lists,
  ...nouns,
};
