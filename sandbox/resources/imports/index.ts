import { insertionOf } from '#sandbox/db/seed/seeding.ts';
import type { Noun } from '#sandbox/noun/noun.ts';
import { importList } from './list.ts';
import { makeImportRows } from './seed.ts';
import { importRows } from './table.ts';
import { uploadDeals } from './upload.ts';

export const importsNoun: Noun = {
  lists: [importList],
  handlers: { 'import.upload': uploadDeals },
  tables: [importRows],
  seed: (context) => [insertionOf(importRows, makeImportRows(context))],
};
