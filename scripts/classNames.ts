import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Plugin } from 'vite';

/** So many letters tell the style sheets apart; tests/guard/styles.test.ts sees that they do. */
const length = 3;

/**
 * What a class of a style sheet is called on the page: its own name and a few letters that stand for the sheet. It stays
 * the same from build to build.
 * @param file the sheet, absolute or from the root of the repository
 */
export function scopedName(name: string, file: string): string {
  const place = path.relative(path.resolve(), path.resolve(file)).split(path.sep).join('/');
  return `${name}-${createHash('sha256').update(place).digest('base64url').slice(0, length)}`;
}

/** Rewrites the import of a style sheet's table of classes to one of the classes themselves. */
export function byName(code: string): string {
  return code.replace(/^import (\w+) from ('\.\/\w+\.module\.css';)$/gm, 'import * as $1 from $2');
}

/** Writes each class of a style sheet where it is used, so that the build needs no table of those of a sheet. */
export function inlineClassNames(): Plugin {
  return {
    name: 'inline-class-names',
    apply: 'build',
    enforce: 'pre',
    transform: { filter: { id: /\/src\/.*\.tsx?$/, code: '.module.css' }, handler: byName },
    // A sheet whose classes were all written out elsewhere would be left out of the build, and nobody would be told.
    generateBundle(_options, bundle) {
      const kept = new Set(Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : [])));
      const lost = [...this.getModuleIds()].filter((id) => id.endsWith('.module.css') && !kept.has(id));
      if (lost.length > 0) this.error(`style sheets without effect: ${lost.join(', ')}`);
    },
  };
}
