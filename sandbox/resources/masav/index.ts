import type { Noun } from '#sandbox/noun/noun.ts';
import { downloadFile } from './download.ts';
import { generateFile } from './generate.ts';
import { masavFilesList, masavRowsList } from './list.ts';
import { getFile } from './record.ts';
import { removeRows } from './removeRows.ts';

export const masavNoun: Noun = {
  lists: [masavFilesList, masavRowsList],
  handlers: {
    'masav.get': getFile,
    'masav.generate': generateFile,
    'masav.download': downloadFile,
    'masavRows.remove': removeRows,
  },
};
