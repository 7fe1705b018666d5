import type { Plugin } from 'vite';

/**
 * Modules that come with our dependencies before the first screen although nothing of ours runs them, or which a
 * browser of ours has built in; and what stands in for them in the built product (docs/adr/0026). CommonJS where the
 * one who asks is.
 */
const replacements: Readonly<Record<string, string>> = {
  // Of react-admin's default exporter; lists are exported by the server or by our own writer.
  'jsonexport/dist/index.js': `export default () => { throw new Error('jsonexport is not in the built product'); };`,
  // Of react-admin's labels for resources and fields that nobody has named; ours come from the catalogues.
  inflection: ['capitalize', 'humanize', 'inflect', 'pluralize', 'singularize', 'transform']
    .map((name) => `export const ${name} = String;`)
    .join(''),
  // Of react-admin's default router: what it asks of react-router, but for the routers with loaders and actions that it would
  // make where there is none. Ours stands around it (`App`).
  'react-router-dom': `
    export { Link, matchPath, Navigate, Outlet, Route, Routes, useInRouterContext, useLocation, useMatch, useNavigate, useParams } from 'react-router';
    import { createContext } from 'react';
    const unused = () => { throw new Error('routers with loaders are not in the built product'); };
    export { unused as createHashRouter, unused as createMemoryRouter, unused as RouterProvider, unused as useBlocker };
    export const UNSAFE_DataRouterContext = createContext(null);
    export const UNSAFE_DataRouterStateContext = UNSAFE_DataRouterContext;`,
  // Of node-polyglot: polyfills of what every browser since 2017 and 2021 has.
  'object.entries': 'module.exports = Object.entries;',
  hasown: 'module.exports = Object.hasOwn;',
};
const prefix = '\0lean:';

/**
 * Leaves out what `replacements` names, and fails when nobody asks for one of them by that name any more. Development
 * and tests run the packages as they are.
 */
export function leanModules(): Plugin {
  const asked = new Set<string>();
  return {
    name: 'lean-modules',
    apply: 'build',
    enforce: 'pre',
    resolveId(id) {
      if (!Object.hasOwn(replacements, id)) return null;
      asked.add(id);
      return `${prefix}${id}`;
    },
    load(id) {
      const code = replacements[id.slice(prefix.length)];
      return id.startsWith(prefix) && code !== undefined ? { code, moduleType: 'js' } : null;
    },
    buildEnd(error) {
      const unasked = Object.keys(replacements).filter((id) => !asked.has(id));
      if (!error && unasked.length > 0) this.error(`nobody asks for ${unasked.join(', ')}: see scripts/leanModules.ts`);
    },
  };
}
