import { useSyncExternalStore } from 'react';
import type { Readable } from './createStore.ts';

export function useStore<State>(store: Readable<State>): State;
export function useStore<State, Part>(store: Readable<State>, part: (state: State) => Part): Part;
/**
 * What a store holds, or a part of it; the component is drawn anew when that changes.
 * @param part must return the very same value for the same state.
 */
export function useStore<State>(store: Readable<State>, part?: (state: State) => unknown): unknown {
  return useSyncExternalStore(store.subscribe, () => (part ? part(store.read()) : store.read()));
}
