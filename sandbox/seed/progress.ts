/** Transactions from one line about them to the next. */
const toldEvery = 10_000;

const shown = (count: number) => count.toLocaleString('en');

/** How far a seed has come, for who waits. */
export interface Progress {
  /** Counts a transaction. */
  seen(): void;
  /** All transactions are there. */
  indexes(): void;
}

/** Tells of so many transactions in lines: one for few, more for many. */
export function tellProgress(total: number, tell: (line: string) => void): Progress {
  let made = 0;
  tell(`Filling the database with ${shown(total)} transactions…`);
  return {
    seen: () => {
      made += 1;
      if (made % toldEvery === 0) tell(`  ${shown(made)} of ${shown(total)}`);
    },
    indexes: () => {
      if (total > toldEvery) tell('  building the indexes…');
    },
  };
}
