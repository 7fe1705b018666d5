/** Tells what happened to whoever listens; what is to be kept belongs in a store. */
export interface Emitter<Details extends readonly unknown[] = [], Answer = void> {
  /** Tells every listener, in the order they came. @returns what each of them answered. */
  emit: (...details: Details) => Answer[];
  /** @returns stops listening. */
  subscribe: (listener: (...details: Details) => Answer) => () => void;
  hasListeners: () => boolean;
}

/**
 * @param onFirst called when the first listener comes.
 * @param onLast called when the last one has gone.
 * @example const opened = createEmitter<[path: string]>();
 */
export function createEmitter<Details extends readonly unknown[] = [], Answer = void>(
  onFirst?: () => void,
  onLast?: () => void,
): Emitter<Details, Answer> {
  const listeners = new Set<(...details: Details) => Answer>();
  return {
    emit: (...details) => Array.from(listeners, (listener) => listener(...details)),
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) onFirst?.();
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) onLast?.();
      };
    },
    hasListeners: () => listeners.size > 0,
  };
}
