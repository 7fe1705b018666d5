import { defineResource } from '#src/resources/defineResource.ts';

/** Bank-transfer files. */
export const masavFiles = defineResource({
  name: 'masavFiles',
  calls: 'masav',
  id: 'masavFileID',
  route: 'MasavFiles',
  detailRoute: 'MasavFileRows',
  quickFilters: ['quickDateFilter'],
});
