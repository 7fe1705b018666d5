import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpointIds } from '#contract/endpoints.ts';
import type { Check } from '#conform/check.ts';
import { byScreen } from '#conform/report/byScreen.ts';
import { textReport } from '#conform/report/text.ts';
import { conform } from '#conform/run.ts';
import { screens } from '#conform/screens.ts';
import type { TestSandbox } from '#tests/support/sandbox.ts';
import { findAnchors } from '#tests/support/seededLists.ts';
import { openListening } from './listening.ts';

let sandbox: TestSandbox;
let checks: readonly Check[];
beforeAll(async () => {
  const opened = await openListening();
  sandbox = opened.sandbox;
  const { terminalID } = await findAnchors(sandbox.db);
  checks = await conform({ ...opened.options, terminal: terminalID, writes: true });
}, 300_000);
afterAll(() => sandbox.close());

describe('the sandbox', () => {
  it('passes whole', () => {
    expect(checks.filter(({ faults }) => faults.length > 0)).toEqual([]);
    expect(textReport(checks, byScreen(checks, screens()))).toMatch(/Nothing found \(\d{3} checks/);
  });

  it('is asked every call, or the report says why not', () => {
    expect(endpointIds.filter((id) => !checks.some(({ call }) => call === id))).toEqual([]);
    const reads = checks.filter(({ call }) => /\.(list|meta|get|excel)$/.test(call));
    const whole = ['answer', 'envelope', 'fields', 'paging', 'order', 'totals', 'file'];
    const skipped = reads.filter(({ about, skipped: why }) => why !== undefined && whole.includes(about));
    expect(skipped.map(({ call, about, skipped: why }) => `${call}, ${about}: ${why ?? ''}`)).toEqual([
      // It has no columns.
      'terminals.list, order: no column differs between rows',
      'cardTokens.list, order: no column differs between rows',
      // All of its columns lie within its payload, or are alike.
      'webhooks.list, order: no column differs between rows',
      'paymentIntents.get, answer: no list names a record of it',
    ]);
  });

  it('has its calls on some screen each', () => {
    const called = new Set(screens().flatMap(({ calls }) => calls));
    expect(endpointIds.filter((id) => !called.has(id))).toEqual([]);
  });
});
