import { createStore } from '#src/store/createStore.ts';

/** Attempts about which a person wants to hear later: until the page is loaded anew, or the same is sent once more. */
export const putOff = createStore<ReadonlySet<string>>(new Set());

/** Takes the notice of an attempt off the page, what it covers included. */
export function hearLater(attemptID: string): void {
  putOff.change((before) => new Set([...before, attemptID]));
}

/** Something has happened about an attempt that has to be heard of now. */
export function hearNow(attemptID: string): void {
  if (putOff.read().has(attemptID)) putOff.change((before) => new Set([...before].filter((one) => one !== attemptID)));
}
