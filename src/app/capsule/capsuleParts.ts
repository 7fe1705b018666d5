import type { Capsule } from '#contract/capsule/capsule.ts';

/** A part of the file, as it is told before it is saved. */
export interface CapsulePart {
  /** Its words are `capsule.part.<key>`, with what they count. */
  key: 'page' | 'failure' | 'visited' | 'calls' | 'failedCalls' | 'person' | 'browser';
  counts: Readonly<Record<string, string | number>>;
  /** The very content of the file. */
  content: unknown;
}

/** The parts of a file, all of it in one of them. */
export function partsOf({ calls, visited, failure, roles, terminalID, application, browser, page, ...file }: Capsule) {
  const failed = calls.filter(({ status }) => status === 0 || status >= 400).length;
  const parts: (CapsulePart | false)[] = [
    { key: 'page', counts: {}, content: { ...file, page } },
    failure !== undefined && { key: 'failure', counts: {}, content: failure },
    visited.length > 0 && { key: 'visited', counts: { smart_count: visited.length }, content: visited },
    { key: failed > 0 ? 'failedCalls' : 'calls', counts: { smart_count: calls.length, failed }, content: calls },
    { key: 'person', counts: {}, content: { roles, terminalID } },
    { key: 'browser', counts: { version: application.version }, content: { application, browser } },
  ];
  return parts.filter((part) => part !== false);
}
