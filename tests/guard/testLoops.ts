/** Test files that loop over calls they do not name, and which calls these are, as patterns of their ids. */
export const testLoops: Readonly<Record<string, readonly string[]>> = {
  'tests/sandbox/dashboard.test.ts': ['dashboard.*'],
  'tests/sandbox/excel.test.ts': ['*.excel'],
  'tests/sandbox/lists.test.ts': ['*.list', 'transactions.ofTransmission'],
  'tests/sandbox/meta.test.ts': ['*.meta'],
  'tests/sandbox/records.test.ts': ['*.get', 'terminals.devices', 'billing.cardNumber'],
};
