import { endpoints } from '#contract/endpoints.ts';
import type { Check } from '#conform/check.ts';
import { skippedOf, summaryOf, weightWords, type ShownCheck, type ShownScreen } from './byScreen.ts';

const widest = Math.max(...Object.values(weightWords).map((word) => word.length));

function linesOf({ call, about, faults, also }: ShownCheck): string[] {
  const { method, path } = endpoints[call];
  const others = also.length > 0 ? ` Also on: ${also.join(', ')}.` : '';
  return faults.map(
    ({ weight, text }) =>
      `  ${weightWords[weight].padEnd(widest)}  ${text}${others}\n  ${' '.repeat(widest)}  ${method} ${path}, ${about}`,
  );
}

/** The report for a terminal: screens with faults, then what was not looked at. */
export function textReport(checks: readonly Check[], screens: readonly ShownScreen[]): string {
  const faulty = screens.flatMap(({ name, checks: shown }) => {
    const lines = shown.flatMap(linesOf);
    return lines.length > 0 ? [[name, ...lines].join('\n')] : [];
  });
  const skipped = skippedOf(checks).map(([why, what]) => `  ${why}:\n    ${what.join(', ')}`);
  return [...faulty, ...(skipped.length > 0 ? [['Not looked at', ...skipped].join('\n')] : []), summaryOf(checks)].join(
    '\n\n',
  );
}
