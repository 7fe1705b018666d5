import { defineResource } from '#src/resources/defineResource.ts';

/** What was sent to the clearing house; successful ones at first (spec §7). */
export const transmissions = defineResource({
  name: 'transmissions',
  calls: 'transmissions',
  id: 'transmissionID',
  route: 'Transmissions',
  detailRoute: 'TransactionsByTransmission',
  quickFilters: ['quickDateFilter', 'success'],
  defaultFilter: { success: true },
});
