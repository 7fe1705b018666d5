/** Milliseconds that pass unnoticed between a click and what it shows. */
const unnoticedMs = 100;

/** Whoever acts again must find what the last act has led to. */
const signs = ['pointerdown', 'keydown'] as const;

/**
 * Goes on when an answer has come, so that a change and what it shows are drawn at once instead of one after the other.
 * A slow answer is not waited for, nor is a person who acts again.
 * @param answer settles when the answer has come or has failed.
 * @param goOn runs once.
 * @returns goes on at once
 */
export function afterAnswer(answer: Promise<unknown>, goOn: () => void): () => void {
  let waits = true;
  function proceed() {
    if (!waits) return;
    waits = false;
    clearTimeout(timer);
    signs.forEach((sign) => window.removeEventListener(sign, proceed, true));
    goOn();
  }
  const timer = setTimeout(proceed, unnoticedMs);
  signs.forEach((sign) => window.addEventListener(sign, proceed, true));
  answer.then(proceed, proceed);
  return proceed;
}
