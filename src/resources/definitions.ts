import type { ResourceDefinition } from 'react-admin';
import { isObject, type Row } from '#contract/envelope.ts';
import type { Representation } from '#src/list/declaration.ts';
import { shortId } from '#src/meta/rowName.ts';
import { buildPath } from './paths.ts';
import { detailPathOf, type Resource, type ResourcePages } from './resource.ts';

/** A resource as react-admin knows it, with the pages that its own paths stand for. */
interface DefinedResource {
  definition: ResourceDefinition;
  pages: ResourcePages;
}

/** The pages of react-admin's paths: `/customers`, `/customers/create`, `/customers/1/show`, `/customers/1`. */
type PageKind = 'list' | 'create' | 'show' | 'edit';

/** What stands at a path of a record, as `dealDetails.consumerName`. */
const valueAt = (record: Row, path: string): unknown =>
  path.split('.').reduce((held: unknown, field) => (isObject(held) ? held[field] : undefined), record);

/** What a record is called where it is spoken of, its short id where it has no name. */
function representationOf(names: Representation = []): (record: Row & { id: string | number }) => string {
  return (record) => {
    const named = [names].flat().map((path) => valueAt(record, path));
    return named.filter((name) => typeof name === 'string').find((name) => name.trim() !== '') ?? shortId(record);
  };
}

/** Every resource by its name, as react-admin's hooks find it: lists, records in no list, and what stands with a noun's. */
export function definitionsOf(resources: readonly Resource[]): Readonly<Record<string, DefinedResource>> {
  const all = resources.flatMap(({ lists, unlisted, parts }) => [
    ...parts.map((part) => ({ ...part, menu: undefined })),
    ...lists,
    ...unlisted.map(({ page: _, ...record }) => ({ ...record, page: undefined })),
  ]);
  return Object.fromEntries(
    all.map(({ name, menu, recordRepresentation, page, detailPage, createPage, editPage }) => {
      const pages: ResourcePages = { page, detailPage, createPage, editPage };
      const definition = {
        name,
        ...(menu && { icon: menu.icon }),
        recordRepresentation: representationOf(recordRepresentation),
        hasList: page !== undefined,
        hasCreate: createPage !== undefined,
        hasShow: detailPage !== undefined,
        hasEdit: editPage !== undefined,
        options: { label: `resources.${name}.name` },
      };
      return [name, { definition, pages }];
    }),
  );
}

const needsParameter = (path: string) => /:\w+(?!\w*\?)/.test(path);

/**
 * The address of a resource's page; undefined where it has none, or one that needs more than the record's id. A record that
 * no form changes is shown, one that has no page of its own is changed, as react-admin's own links do.
 */
export function pathOfPage(
  { page, detailPage, createPage, editPage }: ResourcePages,
  kind: PageKind,
  id = '',
): string | undefined {
  if (kind === 'list' || kind === 'create') {
    const wanted = kind === 'create' ? createPage : page;
    return wanted && !needsParameter(wanted.path) ? buildPath(wanted.path) : undefined;
  }
  const record = kind === 'edit' ? (editPage ?? detailPage) : (detailPage ?? editPage);
  return record && detailPathOf(record)(id);
}
