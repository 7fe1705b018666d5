/**
 * Goes on once the browser has painted the frame of what has just been drawn.
 * @param atMostMs a page in the background paints nothing: it waits no longer.
 * @returns calls it off
 */
export function afterPaint(goOn: () => void, atMostMs = 500): () => void {
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(goOn);
  });
  let timer = setTimeout(() => {
    cancelAnimationFrame(frame);
    goOn();
  }, atMostMs);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
