import type { ComponentType } from 'react';
import type { AccessPolicy } from '#contract/roles.ts';
import type { DeclaredActions } from '#src/actions/actions.ts';
import type { ResourceEndpoints } from '#src/dataProvider/resource.ts';
import type { ListDeclaration, Representation } from '#src/list/declaration.ts';
import type { LoadRecordPage } from '#src/record/declaration.ts';
import { endpointsOf, type CallPrefix, type Calls } from './nounCalls.ts';
import { buildPath, routes, type RouteDefinition, type RouteName } from './paths.ts';
import {
  detailPathOf,
  type MenuPlace,
  type ListedResource,
  type ResourceList,
  type ResourcePage,
  type ResourcePart,
  type ResourceScreen,
} from './resource.ts';
import type { ResourceName } from './resourceWords.ts';
import { unlistedOf, type DeclaredUnlisted } from './unlisted.ts';

/** What one list says beside what its noun says. */
export interface DeclaredList extends Omit<
  ListDeclaration,
  | 'name'
  | 'endpoints'
  | 'idFields'
  | 'terminal'
  | 'detailPath'
  | 'recordQuery'
  | 'recordRepresentation'
  | 'updatesWhole'
  | 'deleteBody'
> {
  /** Absent for the noun's own list, which has the noun's name. */
  name?: ResourceName;
  /** Its route in spec §2; a noun with a `path` of its own needs none. */
  route?: RouteName;
  /** The route of one row, where that is not the noun's record page. */
  detailRoute?: RouteName;
  /** Calls of its own in place of the noun's: their prefix in the contract, or one by one. */
  calls?: CallPrefix;
  endpoints?: ResourceEndpoints;
  /** Fields that identify its rows, where these are no records of the noun; they lead nowhere then. */
  id?: string | readonly string[];
  terminal?: ListDeclaration['terminal'];
  menu?: MenuPlace;
  /** In place of the noun's: what can be done here; `{}` for nothing. */
  actions?: DeclaredActions;
}

/** A page with code; the feature is of a form below the noun's own path, since a route names its own. */
interface DeclaredScreen extends Pick<RouteDefinition, 'feature'> {
  /** Its route in spec §2; a form of a noun with a `path` of its own needs none. */
  route?: RouteName;
  page: () => Promise<ComponentType>;
  menu?: MenuPlace;
}

/** A wizard that adds a record; its page belongs to its route (`src/wizards`). */
interface DeclaredWizard {
  route: RouteName;
  page?: undefined;
  feature?: undefined;
}

interface DeclaredNoun {
  name: ResourceName;
  /** Fields that identify a record. */
  id: string | readonly string[];
  /** Fields that name one where it is spoken of, best first; absent: its id does. */
  recordRepresentation?: Representation;
  /** Fields that head the cards of rows, on lists that name no others; absent: those of `recordRepresentation`. */
  primaryText?: readonly string[];
  lists: readonly [DeclaredList, ...DeclaredList[]];
  /** The page of one record: its route in spec §2, and what it says where that is more than its meta. */
  record?: { route?: RouteName; page?: LoadRecordPage };
  /** The form that adds a record, also offered above the noun's own list; and the form that changes one. */
  create?: DeclaredScreen | DeclaredWizard;
  edit?: DeclaredScreen;
  /** Further pages. */
  screens?: readonly (DeclaredScreen & { route: RouteName })[];
  actions?: DeclaredActions;
  /** Records that stand with the noun's and have no list of their own. */
  parts?: readonly ResourcePart[];
  /** Records beside the noun's that are in no list. */
  unlisted?: readonly DeclaredUnlisted[];
  /** What the call for one record asks besides its id, e.g. `{ showDeleted: true }`. */
  recordQuery?: ListDeclaration['recordQuery'];
  /** How its records are changed and deleted, where a verb must know more than their ids. */
  updatesWhole?: ListDeclaration['updatesWhole'];
  deleteBody?: ListDeclaration['deleteBody'];
  /** The parameter by which the address of a page begins it with a record, e.g. `customerID`: "charge Dana" finds one. */
  begins?: string;
  /** Further fields, of any record, whose value names one of these; those of `id` do by themselves. */
  namedBy?: readonly string[];
  /** Pages of its own below this path: `<path>/list`, `/view/:id` where there is a call for one, `/create`, `/edit/:id`. */
  path?: string;
  /** Who may open the pages below `path`. */
  access?: AccessPolicy;
}

type Kind = 'list' | 'record' | 'create' | 'edit';
const below: Readonly<Record<Kind, string>> = {
  list: '/list',
  record: '/view/:id',
  create: '/create',
  edit: '/edit/:id',
};

/** The pages of one noun, by route or below its own path; undefined where it has neither. */
function pagesOf({ name, path, access = 'any', create, lists: [list] }: DeclaredNoun) {
  return (kind: Kind, route: RouteName | undefined): ResourcePage | undefined => {
    if (route) return { ...routes[route], name: route };
    if (path === undefined) return undefined;
    const page = { layout: 'main', access, path: `${path}${below[kind]}` } as const;
    if (kind === 'list') return { ...page, name, title: `resources.${name}.name` };
    const title = `resources.${name}.${kind === 'record' ? 'one' : kind}`;
    const feature = kind === 'create' && create?.feature;
    const back = { to: list.route ?? name, previous: true } as const;
    return { ...page, name: `${name}.${kind}`, title, back, ...(feature && { feature }) };
  };
}

/** What leads to the form that adds a record: its words are the page's title. */
function createOf(page: ResourcePage): NonNullable<ListDeclaration['create']> {
  const { name, path, title, access, feature, integration } = page;
  const needs = { access, ...(feature && { feature }), ...(integration && { integration }) };
  return { ...needs, path: buildPath(path), label: title ?? `route.${name}` };
}

/** @throws RangeError for a page that has neither a route nor a path to stand below. */
function present<Page>(page: Page | undefined, name: string): Page {
  if (page === undefined) throw new RangeError(`${name} names no route and has no path of its own`);
  return page;
}

/** What can be done on one of a noun's lists: with ticked rows where rows are ticked, with the whole on its own list. */
function actionsAt(
  { bulk, list, ...actions }: DeclaredActions,
  { isOwn, selectable }: { isOwn: boolean; selectable?: boolean },
): DeclaredActions {
  return { ...actions, ...(bulk && selectable && { bulk }), ...(list && isOwn && { list }) };
}

/**
 * Declares a noun: the one value that gives it lists, the page of a record, forms, menu entries and actions. Its calls
 * are found in the contract by their prefix, or given as `endpoints`; its pages are routes of the specification, or
 * stand below a `path` of its own (docs/adding-a-noun.md).
 * @throws RangeError for a page without an address.
 * @example
 * export const customers = defineResource({
 *   name: 'customers', calls: 'consumers', id: 'consumerID',
 *   lists: [{ route: 'Customers', menu: { group: 'customersAndItems', icon: People }, quickFilters: ['search'] }],
 *   record: { route: 'Customer' },
 *   create: { route: 'CreateCustomer', page: async () => (await import('./CreateCustomer.tsx')).CreateCustomer },
 * });
 */
export function defineResource(declared: DeclaredNoun & Calls): ListedResource {
  const { name, id, record, begins, recordQuery, recordRepresentation, updatesWhole, deleteBody } = declared;
  const idFields = [id].flat();
  const pageFor = pagesOf(declared);
  const nounEndpoints = endpointsOf(declared);
  const edit = declared.edit && present(pageFor('edit', declared.edit.route), `${name}.edit`);
  const create = declared.create && present(pageFor('create', declared.create.route), `${name}.create`);
  const ofRecords = {
    ...(recordRepresentation && { recordRepresentation }),
    ...(updatesWhole && { updatesWhole }),
    ...(deleteBody && { deleteBody }),
    ...(create && { createPage: create }),
    ...(edit && { editPage: edit }),
  };
  const primaryText = declared.primaryText ?? [recordRepresentation ?? []].flat();
  function actionsOn({ actions: given, id: ownId, name: own = name, ...rest }: DeclaredList) {
    const { actions } = declared;
    if (given) return given;
    return actions && ownId === undefined ? actionsAt(actions, { isOwn: own === name, ...rest }) : undefined;
  }

  function listOf(list: DeclaredList): ResourceList {
    const { name: own = name, route, detailRoute, calls, endpoints: given, id: ownId, ...rest } = list;
    const here = actionsOn(list);
    const ofList = given ?? (calls ? endpointsOf({ calls }) : nounEndpoints);
    const leadsTo = detailRoute ?? (ownId === undefined ? record?.route : undefined);
    const hasPage = leadsTo !== undefined || (ownId === undefined && ofList.get !== undefined);
    const detailPage = hasPage ? pageFor('record', leadsTo) : undefined;
    return {
      terminal: 'filter',
      primaryText,
      ...rest,
      name: own,
      idFields: ownId === undefined ? idFields : [ownId].flat(),
      endpoints: ofList,
      page: present(pageFor('list', route), own),
      ...(detailPage && { detailPage, detailPath: detailPathOf(detailPage) }),
      ...(detailPage && record?.page && { record: record.page }),
      ...(recordQuery && { recordQuery }),
      ...(ownId === undefined && ofRecords),
      ...(create && own === name && { create: createOf(create) }),
      ...(begins && own === name && { begins }),
      ...(here && { actions: here }),
    };
  }

  function screenOf(kind: Kind, { route, page, menu }: DeclaredScreen): ResourceScreen {
    return { page: present(pageFor(kind, route), `${name}.${kind}`), load: page, ...(menu && { menu }) };
  }

  const [first, ...others] = declared.lists;
  const own = listOf(first);
  return {
    name,
    lists: [own, ...others.map(listOf)],
    unlisted: (declared.unlisted ?? []).map((one) => unlistedOf(one, own)),
    screens: [
      ...(declared.create?.page ? [screenOf('create', declared.create)] : []),
      ...(declared.edit ? [screenOf('edit', declared.edit)] : []),
      ...(declared.screens ?? []).map((screen) => screenOf('record', screen)),
    ],
    parts: declared.parts ?? [],
    namedBy: [...(idFields.length === 1 ? idFields : []), ...(declared.namedBy ?? [])],
  };
}
