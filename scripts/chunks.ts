import path from 'node:path';

interface ModuleInfo {
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
  dynamicImporters: readonly string[];
}

/** What the bundler knows of a module, as far as it is asked here. */
interface ModuleGraph {
  getModuleInfo(id: string): ModuleInfo | null;
}

/** Asked for first, see vite.config.ts; a chunk that holds it runs it. */
export const bootFile = path.resolve('src/boot.ts');
/** The first words of each language, which load before the first row. */
const wordFiles = ['he', 'en'].map((language) => path.resolve(`src/i18n/${language}.ts`));
/** The scripts that index.html itself asks for, as they are built. */
export const firstScreenFile = /[\\/](app|boot|config|rolldown-runtime)-\w+\.js$/;
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

const isOwn = (id: string) => /[\\/](src|contract)[\\/]/.test(id) && !id.includes('node_modules');
/** Packages that the first screen has loaded anyway. */
const firstPackage =
  /[\\/]node_modules[\\/](react|react-dom|react-router|react-admin|ra-core|@tanstack|clsx|@mui[\\/]icons-material)[\\/]/;

/**
 * Names a chunk for the small modules that pages share: all of ours that bring no package with them and load nothing. Without
 * it each set of pages that share something has a file of its own, and a record waits for ninety of them.
 */
function sharedParts(name: string) {
  const known = new Map<string, boolean>();
  function isLight(id: string, graph: ModuleGraph): boolean {
    const told = known.get(id);
    if (told !== undefined) return told;
    // Modules that import each other do not wait for each other here.
    known.set(id, true);
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {};
    const isOne =
      dynamicallyImportedIds.length === 0 &&
      importedIds.every((needed) => (isOwn(needed) ? isLight(needed, graph) : firstPackage.test(needed)));
    known.set(id, isOne);
    return isOne;
  }
  return (id: string, graph: ModuleGraph): string | null => {
    const isEntry = (graph.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0;
    return isOwn(id) && !isEntry && isLight(id, graph) ? name : null;
  };
}

/** Material UI and what it stands on, but for its icons, which are plain. */
const material = /[\\/]node_modules[\\/](@mui[\\/](?!icons-material)|@emotion|@popperjs|react-transition-group|stylis)/;

/** The contract's messages stand in the words of the first screen and in what forms share: a file for each language. */
function messagesOfLanguage(id: string): string | null {
  const [, language] = /[\\/]contract[\\/]messages[\\/](he|en)\.ts$/.exec(id) ?? [];
  return language ? `messages.${language}` : null;
}

/**
 * Groups of modules that travel in one file, so that a screen needs few of them: a browser asks for six at once, and each
 * further one costs a slow line a round trip; the names of all of them stand in the first screen's scripts. Left alone, the
 * bundler gives each set of lazy chunks that share something a file of its own.
 */
export function chunks() {
  const isPage = (id: string) => id.endsWith('.html') || signInFiles.includes(id);
  return [
    { name: sharedChunk('config', [bootFile], signInFiles), debugName: 'config', priority: 4 },
    { name: sharedChunk('boot', [bootFile]), debugName: 'boot', priority: 3 },
    { name: 'session', test: /[\\/](oidc-client-ts|jwt-decode)[\\/]|[\\/]authProvider[\\/]userManager/, priority: 2 },
    { name: 'app', test: (id: string) => !isPage(id), tags: ['$initial' as const], priority: 1 },
    { name: messagesOfLanguage, debugName: 'messages', priority: 0.6 },
    { name: sharedChunk('words', ...wordFiles.map((file) => [file])), debugName: 'words', priority: 0.5 },
    { name: sharedParts('parts'), debugName: 'parts', minShareCount: 2, priority: 0 },
    { name: 'material', test: material, minShareCount: 3, priority: 0.4 },
  ];
}
