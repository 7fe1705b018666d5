import { defineResource } from '#src/resources/defineResource.ts';

/** The rows of one bank-transfer file: numeric ids, and a file instead of a terminal. */
export const masavFileRows = defineResource({
  name: 'masavFileRows',
  calls: 'masavRows',
  id: 'masavFileRowID',
  terminal: 'none',
  parent: { masavFileID: 'id' },
  route: 'MasavFileRows',
});
