import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Who may import whom (docs/architecture.md). The linter's rules and the guard tests are both made from this table,
 * so a border is written once. A path that no `allow` names is forbidden.
 */
export interface Zone {
  name: string;
  /** Glob of the files the zone holds. */
  files: string[];
  /** Subpath imports the zone may use, as gitignore-style patterns. */
  allow: string[];
  /** Exceptions to `allow`. */
  deny?: string[];
  /** Packages the zone may use; absent means all. */
  packages?: string[];
  /** Relative imports may not enter folders below the file. */
  flat?: true;
}

/**
 * The floors of the web app, from the ground up: each may import the contract, itself and the floors below it. Folders
 * on one floor never import each other.
 */
const floors = [
  ['store'],
  ['i18n', 'dataProvider'],
  ['authProvider', 'realtime'],
  ['unsavedWork'],
  ['settings'],
  ['ui'],
  ['attempts'],
  ['meta'],
  ['forms'],
  ['actions'],
  ['list'],
  ['record'],
];
/** Folders of `src` whose subfolders are rooms: no door leads from one to another. */
const roomFolders = ['resources', 'pages', 'wizards'];
/** Parts of a room folder that all its rooms may use. */
const sharedRooms = ['wizards/kit'];

const below = (folder: string) => `#src/${folder}/**`;
const floorImports = ['#contract/**', ...floors.flat().map(below)];
/** Files beside the rooms of src/resources: the path table and the form of a declaration. */
const resourceFiles = { allow: ['#src/resources/*'], deny: ['#src/resources/registry.ts'] };
/** What a screen is made of. */
const screenImports = [...floorImports, ...resourceFiles.allow, below('fields')];

/** Names every room as a folder of `src`, e.g. `resources/customers`. */
export function findRooms(root: string): string[] {
  return roomFolders.flatMap((parent) => {
    try {
      return readdirSync(join(root, 'src', parent), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => `${parent}/${entry.name}`);
    } catch {
      return [];
    }
  });
}

/** What both sides share. */
const contractZones: readonly Zone[] = [
  { name: 'contract', files: ['contract/**'], allow: ['#contract/**'], packages: ['query-string'] },
  {
    name: 'contract rules',
    files: ['contract/entities/**', 'contract/rules/**'],
    allow: ['#contract/**'],
    packages: ['yup'],
  },
  {
    name: 'capsule',
    files: ['contract/capsule/**'],
    allow: ['#contract/**'],
    packages: ['query-string', 'yup'],
  },
];

/**
 * The zones of a repository, the more special after the more general.
 * @param rooms folders of `src` as `findRooms` gives them.
 */
export function zonesFor(rooms: readonly string[]): Zone[] {
  return [
    ...contractZones,
    {
      name: 'tools',
      files: ['scripts/**', '*.config.ts'],
      // The build writes the tokens into the style sheet.
      allow: ['#contract/**', '#sandbox/**', '#scripts/**', '#src/ui/theme/tokens.ts'],
    },
    {
      name: 'bench',
      files: ['bench/**'],
      allow: ['#contract/**', '#sandbox/**', '#scripts/**', '#src/**', '#bench/**'],
    },
    {
      name: 'conformance kit',
      files: ['conform/**'],
      // It tells by screen what a server lacks, in the words that screens have.
      allow: [
        '#contract/**',
        '#scripts/serverAddress.ts',
        '#conform/**',
        '#src/resources/registry.ts',
        '#src/resources/resource.ts',
        '#src/i18n/en.ts',
      ],
    },
    {
      name: 'tests',
      files: ['tests/**'],
      allow: ['#bench/**', '#conform/**', '#contract/**', '#sandbox/**', '#scripts/**', '#src/**', '#tests/**'],
    },
    { name: 'main', files: ['src/*'], allow: ['#contract/**', '#src/**'] },
    ...floors.flatMap((floor, height) =>
      floor.map((folder) => ({
        name: folder,
        files: [`src/${folder}/**`],
        allow: ['#contract/**', below(folder), ...floors.slice(0, height).flat().map(below)],
      })),
    ),
    {
      name: 'declarations',
      files: ['src/resources/*'],
      allow: [...floorImports, ...resourceFiles.allow],
      deny: resourceFiles.deny,
      flat: true,
    },
    { name: 'registry', files: ['src/resources/registry.ts'], allow: [...floorImports, '#src/resources/**'] },
    { name: 'fields', files: ['src/fields/**'], allow: screenImports, deny: resourceFiles.deny },
    {
      name: 'single pages',
      files: ['src/pages/*', 'src/wizards/*'],
      allow: screenImports,
      deny: resourceFiles.deny,
      flat: true,
    },
    ...['pages', 'wizards'].map((folder) => ({
      name: `registry of ${folder}`,
      files: [`src/${folder}/registry.ts`],
      allow: ['#src/resources/resource.ts', below(folder)],
    })),
    ...rooms.map((room) => ({
      name: `room ${room}`,
      files: [`src/${room}/**`],
      allow: [
        ...screenImports,
        below(room),
        ...sharedRooms.filter((shared) => shared.split('/')[0] === room.split('/')[0]).map(below),
      ],
      deny: resourceFiles.deny,
    })),
    { name: 'app', files: ['src/app/**'], allow: ['#contract/**', '#src/**'] },
  ];
}

/** The gitignore-style patterns of imports a zone must not use; a later pattern wins over an earlier one. */
export function forbiddenImports(zone: Zone): string[] {
  return [
    ...(zone.packages ? ['**', '!./**', ...zone.packages.map((name) => `!${name}`)] : ['#*/**']),
    ...zone.allow.map((pattern) => `!${pattern}`),
    ...(zone.deny ?? []),
    ...(zone.flat ? ['./*/**'] : []),
    '..',
    '../**',
    './../**',
  ];
}
