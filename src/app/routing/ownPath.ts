import { routeOf } from '#src/app/currentRoute.ts';
import { pathOfPage } from '#src/resources/definitions.ts';
import { pagesOf } from '#src/resources/registry.ts';

/** Decodes a segment; one that can not be names no record. */
function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

/**
 * The path of ours behind a path of react-admin: `/customers`, `/customers/create`, `/customers/1`, `/customers/1/show`.
 * A path that is ours already stays, and so does one that leads nowhere.
 * @example ownPath('/customers/1/show') // '/customers/view/1'
 */
export function ownPath(pathname: string): string {
  if (routeOf(pathname)) return pathname;
  const [resource = '', second, third, ...more] = pathname.replace(/^\//, '').replace(/\/$/, '').split('/');
  const pages = pagesOf(resource);
  if (!pages || more.length > 0 || (third !== undefined && third !== 'show')) return pathname;
  if (second === undefined) return pathOfPage(pages, 'list') ?? pathname;
  if (second === 'create' && third === undefined) return pathOfPage(pages, 'create') ?? pathname;
  const id = decode(second);
  return (id && pathOfPage(pages, third ?? 'edit', id)) ?? pathname;
}
