/** One thing that must be so. */
export interface Finding {
  what: string;
  /** How many were looked at. */
  of: number;
  /** What is not as it must be, the first few in words. */
  wrong: readonly string[];
}

type Rows = Record<string, unknown>[];

/** Asks the database. */
export type Ask = (text: string, values?: readonly unknown[]) => Promise<Rows>;
