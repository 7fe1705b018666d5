import { answerExcel } from '#sandbox/documents/listExcel.ts';
import { answerList, answerMeta } from '#sandbox/list/handlers.ts';
import type { Noun } from '#sandbox/noun/noun.ts';
import { importCategories, importItems } from './import.ts';
import { itemsList } from './list.ts';
import { getItem } from './record.ts';
import { bulkDeleteItems, deleteItem } from './removal.ts';
import { createItem, updateItem } from './save.ts';
import { seedItems } from './seed.ts';

export const itemsNoun: Noun = {
  handlers: {
    'items.meta': answerMeta(itemsList),
    'items.list': answerList(itemsList),
    'items.excel': answerExcel(itemsList),
    'items.get': getItem,
    'items.create': createItem,
    'items.update': updateItem,
    'items.delete': deleteItem,
    'items.import': importItems,
    'items.importCategories': importCategories,
    'items.bulkDelete': bulkDeleteItems,
  },
  seed: seedItems,
};
