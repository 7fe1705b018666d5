import type { Noun } from '#sandbox/noun/noun.ts';
import { importCategories, importItems } from './import.ts';
import { itemsList } from './list.ts';
import { itemRecord } from './record.ts';
import { bulkDeleteItems, deleteItem } from './removal.ts';
import { itemSave } from './save.ts';
import { seedItems } from './seed.ts';

export const itemsNoun: Noun = {
  lists: [itemsList],
  handlers: {
    'items.get': itemRecord.get,
    'items.create': itemSave.create,
    'items.update': itemSave.update,
    'items.delete': deleteItem,
    'items.import': importItems,
    'items.importCategories': importCategories,
    'items.bulkDelete': bulkDeleteItems,
  },
  seed: seedItems,
};
