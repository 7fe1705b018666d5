import { vi } from 'vitest';
import { CallFailure } from '#src/dataProvider/failure.ts';

/**
 * For a test whose calls fail: react-admin writes each failure that a data provider throws on the console. Whatever else
 * is written there still fails the test.
 */
export function expectFailures(): void {
  const spy = vi.mocked(console.error);
  const complain = spy.getMockImplementation();
  spy.mockImplementation((...parts: unknown[]) => {
    if (!(parts[0] instanceof CallFailure)) complain?.(...parts);
  });
}
