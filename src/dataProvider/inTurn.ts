/**
 * Lets no more than so many calls run at a time; the others wait in the order in which they came, but for those that
 * go ahead of all that wait.
 * @example const inTurn = createTurns(2); await Promise.all(questions.map((one) => inTurn(() => ask(one))));
 */
export function createTurns(
  atOnce: number,
): <Result>(work: () => Promise<Result>, goesAhead?: boolean) => Promise<Result> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work, goesAhead = false) => {
    // Whoever ends hands its turn on.
    if (running >= atOnce) {
      await new Promise<void>((begin) => (goesAhead ? waiting.unshift(begin) : waiting.push(begin)));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
