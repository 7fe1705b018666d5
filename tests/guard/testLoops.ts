/** Test files that loop over calls they do not name, and which calls these are, as patterns of their ids. */
export const testLoops: Readonly<Record<string, readonly string[]>> = {
  'tests/sandbox/resources/dashboard/dashboard.test.ts': ['dashboard.*'],
  'tests/sandbox/documents/excel.test.ts': ['*.excel'],
  'tests/sandbox/list/lists.test.ts': ['*.list', 'transactions.ofTransmission'],
  'tests/sandbox/list/meta.test.ts': ['*.meta'],
  'tests/sandbox/resources/records.test.ts': ['*.get', 'terminals.devices', 'billing.cardNumber'],
};
