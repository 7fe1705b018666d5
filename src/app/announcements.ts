import { successMessageMs } from '#contract/constants.ts';
import type { OperationResponse } from '#contract/envelope.ts';
import type { CallFailure } from '#src/dataProvider/failure.ts';
import { detailsOf, failureMessage, type FailureMessage } from '#src/dataProvider/failureMessage.ts';
import type { CallArguments, Deed } from '#src/dataProvider/http/request.ts';
import { createEmitter } from '#src/store/createEmitter.ts';

/** Something a person should read. */
export interface Announcement extends FailureMessage {
  type: 'success' | 'info' | 'error';
  /** Milliseconds it stays; null until it is closed. */
  duration: number | null;
  /** Offers to e-mail support about this failure (spec §8 "Other failures"). */
  support?: { issueId?: string };
  /** Of a read that failed: which, until one like it succeeds. */
  until?: string;
}

type Listener = (announcement: Announcement) => void;

/** Turns what the HTTP client tells into messages for the person, by the table of spec §8. */
export interface Announcements {
  /**
   * @param issueId under which support finds the failure; absent = its correlation id.
   * @param read the address pattern of a GET; absent = of another call, whose failure stays.
   */
  failed(failure: CallFailure, issueId?: string, read?: string): void;
  /** A GET has succeeded. @param read its address pattern */
  cameRight(read: string): void;
  /**
   * @param call.ownSuccess leaves success to the screen; warnings and errors are shown all the same.
   * @param call.about is told in place of the server's success.
   */
  operated(response: OperationResponse, call?: Pick<CallArguments, 'ownSuccess' | 'about'>): void;
  /**
   * What was announced before the first listener came is handed to it.
   * @param isOver hears of reads that have come right: what was told with such an `until` is over.
   */
  subscribe(listener: Listener, isOver?: (until: string) => void): () => void;
}

/** What was done to what, the name isolated from the sentence around it. */
const wordsOf = ({ noun, deed, name }: Deed): FailureMessage => ({
  message: `resources.${noun}.done.${deed}`,
  messageArgs: { name: `\u2068${name}\u2069` },
});

/**
 * The messages of an operation's answer, the outer one first; an answer without a message says nothing.
 * @param about says in place of the outer message what succeeded.
 */
export function announcementsOfResponse(response: OperationResponse, about?: Deed): Announcement[] {
  const { message, status, innerResponse } = response;
  const inner = innerResponse ? announcementsOfResponse(innerResponse) : [];
  switch (status) {
    case 'success':
      if (!message && !about) return inner;
      return [
        { ...(about ? wordsOf(about) : { message: message ?? '' }), type: 'success', duration: successMessageMs },
        ...inner,
      ];
    case 'warning':
      return message ? [{ message, type: 'info', duration: null }, ...inner] : inner;
    case 'error':
      // spec gap: an error inside an answer with HTTP success is shown like a bad request's.
      return [
        {
          message: message || 'SomethingWentWrong',
          ...detailsOf({ ...response, innerResponse: undefined }),
          type: 'error',
          duration: null,
        },
        ...inner,
      ];
  }
}

/** Announcements of the page; what comes before anybody listens waits. */
export function createAnnouncements(): Announcements {
  const announced = createEmitter<[Announcement]>();
  const over = createEmitter<[string]>();
  const failing = new Set<string>();
  let waiting: Announcement[] = [];
  const announce = (announcement: Announcement) => {
    if (announced.hasListeners()) announced.emit(announcement);
    else waiting.push(announcement);
  };
  return {
    failed(failure, issueId, read) {
      if (read !== undefined) failing.add(read);
      const until = read === undefined ? {} : { until: read };
      announce({ ...failureMessage(failure, issueId), type: 'error', duration: null, ...until });
    },
    cameRight(read) {
      if (!failing.delete(read)) return;
      waiting = waiting.filter(({ until }) => until !== read);
      over.emit(read);
    },
    operated: (response, { ownSuccess = false, about } = {}) =>
      announcementsOfResponse(response, about)
        .filter(({ type }) => !ownSuccess || type !== 'success')
        .forEach(announce),
    subscribe(listener, isOver) {
      const stops = [announced.subscribe(listener), ...(isOver ? [over.subscribe(isOver)] : [])];
      waiting.forEach((announcement) => listener(announcement));
      waiting = [];
      return () => stops.forEach((stop) => stop());
    },
  };
}
