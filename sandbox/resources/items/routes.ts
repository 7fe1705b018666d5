import type { Handlers } from '#sandbox/core/call.ts';
import { answerExcel } from '#sandbox/documents/listExcel.ts';
import { answerList, answerMeta } from '#sandbox/list/handlers.ts';
import { importCategories, importItems } from './import.ts';
import { itemsList } from './list.ts';
import { getItem } from './record.ts';
import { bulkDeleteItems, deleteItem } from './removal.ts';
import { createItem, updateItem } from './save.ts';

export const handlers: Handlers = {
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
};
