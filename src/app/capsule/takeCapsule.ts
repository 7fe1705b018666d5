import { capsuleVersion, largestCapsule, type Capsule, type CapsuleCall } from '#contract/capsule/capsule.ts';
import { createKeptIds, type KeptIds } from '#contract/capsule/redaction.ts';
import type { Locale } from '#contract/constants.ts';
import type { Role } from '#contract/roles.ts';
import { scrubText } from '#src/app/errorReporting/scrubText.ts';
import type { RecentCall } from '#src/app/support/recentCalls.ts';
import { describeCall, keptAnswer } from './describeCall.ts';
import { describeFailure } from './describeFailure.ts';
import { describePage, describeVisits } from './describePage.ts';

/** What a capsule is taken from: all of it is in memory already. */
export interface CapsuleSources {
  /** Newest first. */
  calls: readonly RecentCall[];
  /** The merchant's, as they were read once; their answer may be older than the last calls. */
  terminals: readonly object[] | undefined;
  terminalID: string | undefined;
  roles: readonly Role[];
  version: string;
  locale: Locale;
  /** What failed, and under which reference support finds it. */
  failure?: { error?: unknown; issueId?: string };
}

const questionOf = ({ method, base, path, query }: CapsuleCall) => `${method} ${base} ${path}?${query}`;

const withoutAnswer = ({ answer: _, rowsLeftOut: __, ...call }: CapsuleCall): CapsuleCall => call;

/** A merchant of many terminals may stand on one of the later: what the first screen keeps of them is whole. */
const withoutPart = (call: CapsuleCall): CapsuleCall =>
  call.call === 'terminals.list' && call.rowsLeftOut ? withoutAnswer(call) : call;

/** Of equal questions the newest answer is the one that the page shows. */
function newestAnswers(calls: readonly CapsuleCall[]): CapsuleCall[] {
  const answered = new Set<string>();
  return calls.map((call) => {
    const question = questionOf(call);
    if (!call.answer) return call;
    if (answered.has(question)) return withoutAnswer(call);
    answered.add(question);
    return call;
  });
}

/** Leaves out answers until the file is small enough: the oldest first, the terminals last. */
function fit(capsule: Capsule): Capsule {
  let calls = [...capsule.calls];
  let size = JSON.stringify(capsule).length;
  while (size > largestCapsule) {
    const oldest = calls.findLastIndex(({ answer, call }) => answer && call !== 'terminals.list');
    const place = oldest === -1 ? calls.findLastIndex(({ answer }) => answer) : oldest;
    const call = calls[place];
    if (!call) break;
    size -= JSON.stringify(call).length - JSON.stringify(withoutAnswer(call)).length;
    calls = calls.with(place, withoutAnswer(call));
  }
  return { ...capsule, calls };
}

/** The terminals of the first screen, where the call for them is no longer among the last. */
function askedTerminals(
  ids: KeptIds,
  calls: readonly CapsuleCall[],
  data: readonly object[] | undefined,
): CapsuleCall[] {
  if (!data || calls.some(({ call, answer }) => call === 'terminals.list' && answer)) return [];
  const asked = { call: 'terminals.list', method: 'GET', base: 'profile', path: '/api/terminals', query: '' } as const;
  const kept = keptAnswer(ids, 'terminals.list', {
    answer: { data, numberOfRecords: data.length },
    rowsLeftOut: 0,
  });
  return [{ ...asked, before: Math.round(performance.now()), status: 200, ...kept }];
}

/** Takes what is known of this page, without anybody's details (docs/capsule.md). */
export async function takeCapsule(sources: CapsuleSources): Promise<Capsule> {
  const { terminals, terminalID, roles, version, locale, failure } = sources;
  const ids = createKeptIds();
  const now = performance.now();
  const described = await Promise.all(sources.calls.map((call) => describeCall(ids, call, now)));
  const calls = newestAnswers(described.filter((call) => call !== undefined).map(withoutPart));
  const failed = failure && describeFailure(failure.error, failure.issueId);
  return fit({
    capsule: capsuleVersion,
    id: crypto.randomUUID().slice(0, 8),
    takenAt: new Date().toISOString(),
    application: {
      version,
      locale,
      appearance: document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light',
    },
    browser: {
      userAgent: scrubText(navigator.userAgent),
      languages: [...navigator.languages],
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      viewport: { width: window.innerWidth, height: window.innerHeight },
    },
    roles: [...roles],
    ...(terminalID !== undefined && { terminalID }),
    page: describePage(ids, location),
    visited: describeVisits(ids, window),
    ...(failed && { failure: failed }),
    calls: [...calls, ...askedTerminals(ids, calls, terminals)],
  });
}
