import { successMessageMs } from '#contract/constants.ts';
import type { OperationResponse } from '#contract/envelope.ts';
import type { CallFailure } from '#src/dataProvider/failure.ts';
import { createEmitter } from '#src/store/createEmitter.ts';

/** Something a person should read. */
export interface Announcement {
  /** A catalogue key, or the server's own text. */
  message: string;
  /** What the catalogue's text counts. */
  messageArgs?: { smart_count: number };
  type: 'success' | 'info' | 'error';
  /** Milliseconds it stays; null until it is closed. */
  duration: number | null;
  /** Offers to e-mail support about this failure (spec §8 "Other failures"). */
  support?: { issueId?: string };
}

type Listener = (announcement: Announcement) => void;

/** Turns what the HTTP client tells into messages for the person, by the table of spec §8. */
export interface Announcements {
  /** @param issueId under which support finds the failure; absent = its correlation id. */
  failed(failure: CallFailure, issueId?: string): void;
  /** @param call.ownSuccess leaves success to the screen; warnings and errors are shown all the same. */
  operated(response: OperationResponse, call?: { ownSuccess?: boolean }): void;
  /** What was announced before the first listener came is handed to it. */
  subscribe(listener: Listener): () => void;
}

/** Seconds until which waits are told in seconds, and those after which "later" says as much. */
const [shortWait, longestWait] = [90, 7200];

/** After how long the server wants to be asked again (`Retry-After`); the specified message where it does not say. */
function waitText(seconds: number | undefined): Pick<Announcement, 'message' | 'messageArgs'> | undefined {
  if (!seconds || seconds > longestWait) return undefined;
  return seconds > shortWait
    ? { message: 'failure.again.minutes', messageArgs: { smart_count: Math.ceil(seconds / 60) } }
    : { message: 'failure.again.seconds', messageArgs: { smart_count: seconds } };
}

/** The message of a call that did not succeed. */
function announcementOfFailure({ kind, message, retryAfter }: CallFailure, issueId: string | undefined): Announcement {
  const announcement = { message, type: 'error', duration: null } as const;
  if (kind !== 'server') return announcement;
  return { ...announcement, ...waitText(retryAfter), support: { ...(issueId && { issueId }) } };
}

/** The messages of an operation's answer, the outer one first; an answer without a message says nothing. */
export function announcementsOfResponse({ message, status, innerResponse }: OperationResponse): Announcement[] {
  const inner = innerResponse ? announcementsOfResponse(innerResponse) : [];
  switch (status) {
    case 'success':
      return message ? [{ message, type: 'success', duration: successMessageMs }, ...inner] : inner;
    case 'warning':
      return message ? [{ message, type: 'info', duration: null }, ...inner] : inner;
    case 'error':
      // spec gap: an error inside an answer with HTTP success is shown like a bad request's.
      return [{ message: message || 'SomethingWentWrong', type: 'error', duration: null }, ...inner];
  }
}

/** Announcements of the page; what comes before anybody listens waits. */
export function createAnnouncements(): Announcements {
  const announced = createEmitter<[Announcement]>();
  let waiting: Announcement[] = [];
  const announce = (announcement: Announcement) => {
    if (announced.hasListeners()) announced.emit(announcement);
    else waiting.push(announcement);
  };
  return {
    failed: (failure, issueId = failure.correlationId) => announce(announcementOfFailure(failure, issueId)),
    operated: (response, { ownSuccess = false } = {}) =>
      announcementsOfResponse(response)
        .filter(({ type }) => !ownSuccess || type !== 'success')
        .forEach(announce),
    subscribe(listener) {
      const stop = announced.subscribe(listener);
      waiting.forEach((announcement) => listener(announcement));
      waiting = [];
      return stop;
    },
  };
}
