/** Milliseconds after which a page that is still here has not been left. */
export const leftWithinMs = 30_000;

/** A page on its way to another one. */
export interface Departure {
  isUnderWay(): boolean;
  /** Leaves the page. It may stay for want of a connection, or because the person has stopped the browser. */
  begin(go: () => Promise<void>): Promise<void>;
  /** The page no longer goes. */
  end(): void;
}

/** @param stay called when the page is still here. */
export function createDeparture(stay: () => void): Departure {
  let leaving = false;
  let late: ReturnType<typeof setTimeout> | undefined;

  function end(): void {
    clearTimeout(late);
    leaving = false;
  }

  function giveUp(): void {
    end();
    stay();
  }

  return {
    isUnderWay: () => leaving,
    async begin(go) {
      leaving = true;
      clearTimeout(late);
      late = setTimeout(giveUp, leftWithinMs);
      try {
        await go();
      } catch {
        giveUp();
      }
    },
    end,
  };
}
