import { createEmitter } from './createEmitter.ts';

/** A value that changes, and who is told of it. */
export interface Readable<State> {
  /** The same value until something changes. */
  read: () => State;
  /** Tells of every change. @returns stops listening. */
  subscribe: (listener: () => void) => () => void;
}

/** A value of the page that components and other code share. */
export interface Store<State> extends Readable<State> {
  /** Replaces the value; the very same one tells nobody. */
  write: (next: State) => void;
  /** Replaces the value by what follows from it. */
  change: (next: (now: State) => State) => void;
}

/**
 * @param onFirst called when the first listener comes.
 * @param onLast called when the last one has gone.
 * @example const openFields = createStore(0);
 */
export function createStore<State>(initial: State, onFirst?: () => void, onLast?: () => void): Store<State> {
  const changes = createEmitter(onFirst, onLast);
  let state = initial;
  function write(next: State): void {
    if (Object.is(next, state)) return;
    state = next;
    changes.emit();
  }
  return {
    read: () => state,
    subscribe: changes.subscribe,
    write,
    change: (next) => write(next(state)),
  };
}
