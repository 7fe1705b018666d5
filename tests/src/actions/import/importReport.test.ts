import { expect, it } from 'vitest';
import { parseImportReport } from '#src/actions/import/importReport.ts';

it('counts rows that failed and names them with their reasons', () => {
  const failed = [{ name: 'Dana', reason: 'No e-mail' }];
  expect(parseImportReport({ imported: 3, skipped: 2, failed })).toEqual({
    imported: 3,
    skipped: 2,
    failed: 1,
    rows: [{ name: 'Dana', outcome: 'failed', reason: 'No e-mail' }],
  });
});

it('takes bare counts, rows with their outcomes, and nothing at all', () => {
  const rows = [{ email: 'a@b.co', outcome: 'skipped', reason: 'There already' }, { outcome: 'imported' }, 7];
  expect(parseImportReport({ imported: 1, skipped: 1, failed: 0, rows })).toEqual({
    imported: 1,
    skipped: 1,
    failed: 0,
    rows: [{ name: 'a@b.co', outcome: 'skipped', reason: 'There already' }],
  });
  expect(parseImportReport(undefined)).toEqual({ imported: 0, skipped: 0, failed: 0, rows: [] });
});
