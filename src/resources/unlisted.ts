import type { DeclaredActions } from '#src/actions/actions.ts';
import type { ResourceEndpoints } from '#src/dataProvider/resource.ts';
import type { ListDeclaration } from '#src/list/declaration.ts';
import type { LoadRecordPage } from '#src/record/declaration.ts';
import { detailPathOf, type ResourceList, type ResourcePage, type UnlistedRecord } from './resource.ts';
import type { ResourceName } from './resourceWords.ts';

/** Records beside a noun's that are in no list, and yet have a page. */
export interface DeclaredUnlisted {
  name: ResourceName;
  /** Its page is `<path>/view/:id`. */
  path: string;
  /** `get` reads one; list and meta are those of the noun, for its words. */
  endpoints: ResourceEndpoints & Required<Pick<ResourceEndpoints, 'get'>>;
  recordQuery?: ListDeclaration['recordQuery'];
  /** Fields, of any record, whose value names one. */
  namedBy: readonly string[];
  page: LoadRecordPage;
  actions?: DeclaredActions;
}

/** What its page is made of; it leads back to the noun's list. @param list the noun's own */
export function unlistedOf({ path, page: record, ...rest }: DeclaredUnlisted, list: ResourceList): UnlistedRecord {
  const detailPage: ResourcePage = {
    layout: 'main',
    access: list.page.access,
    path: `${path}/view/:id`,
    name: `${rest.name}.record`,
    title: `resources.${rest.name}.one`,
    back: { to: list.page.name, previous: true },
  };
  const { idFields, terminal, page, primaryText = [] } = list;
  return { ...rest, idFields, terminal, page, primaryText, detailPage, detailPath: detailPathOf(detailPage), record };
}
