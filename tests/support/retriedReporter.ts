import type { Reporter } from 'vitest/node';

/** Names at the end what passed at the second try only, as Playwright's report does. */
export function retriedReporter(): Reporter {
  const retried: string[] = [];
  return {
    onTestCaseResult(test) {
      if (test.diagnostic()?.flaky) retried.push(`${test.module.moduleId}: ${test.fullName}`);
    },
    onTestRunEnd() {
      for (const name of retried) console.log(`Passed at the second try: ${name}`);
    },
  };
}
