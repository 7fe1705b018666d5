import type { Check } from '#conform/check.ts';
import { weightWords, type ShownCheck, type ShownScreen } from './byScreen.ts';
import { escaped } from './escape.ts';

const isFaulty = ({ faults }: Check) => faults.length > 0;
const isSkipped = ({ skipped }: Check) => skipped !== undefined;

function caseOf(screen: string, { call, about, faults, skipped }: ShownCheck): string {
  const words = faults.map(({ weight, text }) => `${weightWords[weight]}: ${text}`);
  const inside = [
    ...(words.length > 0
      ? [
          `<failure message="${escaped(words[0] ?? '')}" type="${faults[0]?.weight ?? ''}">${escaped(words.join('\n'))}</failure>`,
        ]
      : []),
    ...(skipped === undefined ? [] : [`<skipped message="${escaped(skipped)}"/>`]),
  ].join('');
  return `    <testcase classname="${escaped(screen)}" name="${escaped(`${call}: ${about}`)}">${inside}</testcase>`;
}

function suiteOf({ name, checks }: ShownScreen): string {
  const counts = `tests="${checks.length}" failures="${checks.filter(isFaulty).length}" skipped="${checks.filter(isSkipped).length}"`;
  return [
    `  <testsuite name="${escaped(name)}" ${counts}>`,
    ...checks.map((check) => caseOf(name, check)),
    '  </testsuite>',
  ].join('\n');
}

/** The report as JUnit XML: a suite for each screen, a case for each thing that was looked at. */
export function junitReport(screens: readonly ShownScreen[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites name="conformance">',
    ...screens.map(suiteOf),
    '</testsuites>',
    '',
  ].join('\n');
}
