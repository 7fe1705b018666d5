/** Waits. @throws the signal's reason when it aborts. */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      clearTimeout(timer);
      reject(signal?.reason instanceof Error ? signal.reason : new DOMException('left', 'AbortError'));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', leave);
      resolve();
    }, ms);
    if (signal?.aborted) leave();
    else signal?.addEventListener('abort', leave, { once: true });
  });
}
