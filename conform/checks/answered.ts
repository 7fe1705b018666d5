import { isOperationResponse } from '#contract/envelope.ts';
import type { Answer } from '#conform/ask.ts';
import { late, refuses, when, wrong, type Fault } from '#conform/check.ts';

const reasons: Readonly<Record<number, string>> = {
  0: 'Nothing came within 30 seconds',
  401: 'The token is not accepted (401)',
  403: 'The token may not ask this (403)',
  404: 'There is no such call (404)',
  405: 'There is no such call (405)',
};

/** A content type as it may stand in a report. */
const named = (type: string) => (/^[\w.+-]+\/[\w.+-]+$/.test(type) ? type : 'nothing');

/** What keeps an answer of JSON from being read, and what is odd about it. */
export function faultsOfAnswer(answer: Answer, slowMs: number): Fault[] {
  const { status, ms, type, json } = answer;
  if (status < 200 || status >= 300) {
    return [
      refuses(`${reasons[status] ?? `The answer is a failure (${status})`}: a failure is shown in place of data.`),
    ];
  }
  if (json === undefined) return [refuses('The answer is no JSON: a failure is shown in place of data.')];
  if (isOperationResponse(json) && json.status === 'error') {
    return [refuses('The answer has status "error": a failure is shown in place of data.')];
  }
  return [
    ...when(
      !/^application\/([\w.-]+\+)?json$/.test(type),
      wrong(`The answer is JSON but calls itself ${named(type)}.`),
    ),
    ...when(ms > slowMs, late(`The answer took longer than ${slowMs} ms.`)),
  ];
}

/** Whether an answer can be judged any further. */
export const isReadable = (faults: readonly Fault[]) => !faults.some(({ weight }) => weight === 'refuses');
