import type { Noun } from '#sandbox/noun/noun.ts';
import { masavFilesList, masavRowsList } from './list.ts';
import { getFile } from './record.ts';
import { masavFileRows, masavFiles } from './table.ts';

export const masavNoun: Noun = {
  lists: [masavFilesList, masavRowsList],
  handlers: {
    'masav.get': getFile,
  },
  tables: [masavFileRows, masavFiles],
};
