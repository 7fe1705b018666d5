import path from 'node:path';

/** What the bundler knows of a module, as far as it is asked here. */
interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** Asked for first, see vite.config.ts; a chunk that holds it runs it. */
export const bootFile = path.resolve('src/boot.ts');
const signInFiles = [path.resolve('src/callback.ts'), path.resolve('src/silentRenew.ts')];

/** All modules a file needs before it can run, itself included. */
function neededBy(entry: string, graph: ModuleGraph): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [entry];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

/** Names a chunk for the modules that all of some sets of files need. */
function sharedChunk(name: string, ...sets: readonly (readonly string[])[]) {
  let needed: readonly ReadonlySet<string>[] | undefined;
  return (id: string, graph: ModuleGraph): string | null => {
    needed ??= sets.map((files) => new Set(files.flatMap((file) => [...neededBy(file, graph)])));
    return needed.every((modules) => modules.has(id)) ? name : null;
  };
}

/**
 * Groups of modules that travel in one file, so that the first screen needs few of them: a browser asks for six at
 * once, and each further one costs a slow line a round trip. Left alone, the bundler gives each set of lazy chunks
 * that share something a file of its own. What loads later it divides as it likes.
 */
export function firstScreenChunks() {
  const isPage = (id: string) => id.endsWith('.html') || signInFiles.includes(id);
  return [
    { name: sharedChunk('config', [bootFile], signInFiles), debugName: 'config', priority: 4 },
    { name: sharedChunk('boot', [bootFile]), debugName: 'boot', priority: 3 },
    { name: 'session', test: /[\\/](oidc-client-ts|jwt-decode)[\\/]|[\\/]authProvider[\\/]userManager/, priority: 2 },
    { name: 'app', test: (id: string) => !isPage(id), tags: ['$initial' as const], priority: 1 },
  ];
}
