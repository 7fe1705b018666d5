import type { ComponentType } from 'react';
import type { DataResource } from '#src/dataProvider/resource.ts';
import type { ListDeclaration, Representation } from '#src/list/declaration.ts';
import type { LoadRecordPage } from '#src/record/declaration.ts';
import { buildPath, type RouteDefinition } from './paths.ts';
import type { ResourceName } from './resourceWords.ts';

/** A page of the application: a route of spec §2 by its name there, or one a declaration brings. */
export interface ResourcePage extends RouteDefinition {
  name: string;
}

/** Groups of the drawer; their titles are the catalogue keys `shell.group.<name>`. */
export type MenuGroupName = 'payments' | 'customersAndItems' | 'billing' | 'documents' | 'settlement' | 'settings';

/** Where a page stands in the drawer: in a group pages with code of their own, then lists, in the order of the registries. */
export interface MenuPlace {
  group: MenuGroupName;
  icon: ComponentType;
  /** Stands behind the lists of its group, as what adds to the list above it. */
  last?: true;
}

/** The pages of a resource: its list, one record, the form that adds one, the form that changes one. */
export interface ResourcePages {
  page?: ResourcePage | undefined;
  detailPage?: ResourcePage | undefined;
  createPage?: ResourcePage | undefined;
  editPage?: ResourcePage | undefined;
}

/** Records that stand with a noun's and have no list of their own, with the pages they have. */
export interface ResourcePart extends DataResource, ResourcePages {
  name: ResourceName;
  recordRepresentation?: Representation;
}

/** A list of a noun: everything the generated list, its route and its menu entry need. */
export interface ResourceList extends ListDeclaration {
  page: ResourcePage;
  /** The page that shows one row; its only parameter takes the row's id. */
  detailPage?: ResourcePage;
  /** The form that adds a record of the list, and the one that changes one. */
  createPage?: ResourcePage;
  editPage?: ResourcePage;
  /** What that page says; absent = whatever the meta and the record tell. */
  record?: LoadRecordPage;
  /** The parameter by which the address of a page begins it with one of its records, e.g. `customerID` of a charge. */
  begins?: string;
  menu?: MenuPlace;
}

/** Records of a noun that are in no list, and yet have a page. */
export interface UnlistedRecord extends ResourceList {
  /** Fields of any record whose value names one of these. */
  namedBy: readonly string[];
}

/** A page of a noun with code of its own: its forms. */
export interface ResourceScreen {
  page: ResourcePage;
  load: () => Promise<ComponentType>;
  menu?: MenuPlace;
  /** Its icon where it stands in no menu and is found by asking for it. */
  found?: ComponentType;
}

/** A noun whole: its lists, the page of one record, its forms and what can be done with it. */
export interface Resource {
  name: string;
  /** None, where all of its pages have code of their own. */
  lists: readonly ResourceList[];
  screens: readonly ResourceScreen[];
  /** Records that stand with the noun's and have no list of their own, as saved cards with a customer. */
  parts: readonly ResourcePart[];
  /** Records beside the noun's that are in no list. */
  unlisted: readonly UnlistedRecord[];
  /** Fields of any record whose value names one of these. */
  namedBy: readonly string[];
}

/** A noun with generated lists; the first is its own, whose calls read and write its records. */
export interface ListedResource extends Resource {
  lists: readonly [ResourceList, ...ResourceList[]];
}

/** Fills a page's only parameter. */
export function detailPathOf({ path }: Pick<ResourcePage, 'path'>): (id: string) => string {
  const parameter = /:(\w+)/.exec(path)?.[1] ?? 'id';
  return (id) => buildPath(path, { [parameter]: id });
}
