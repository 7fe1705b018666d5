import type { FilterValues } from '#src/meta/filterValues.ts';
import type { Policy } from '#src/settings/isOpenTo.ts';

/** The days that what waits is judged by, both Israel's, `YYYY-MM-DD`. */
export interface WaitDays {
  today: string;
  /** The day the person looked last, before today; seven days ago at most. */
  since: string;
}

/** What is done next with the rows: by a bulk action of their noun on all of them, or by going from one to the next. */
export type WaitAct = Policy & { label: string } & ({ kind: 'many'; action: string } | { kind: 'each' });

/** Rows of a list that wait for somebody; they are counted and summed by the list's own calls. */
export interface Wait {
  key: string;
  /** `coming` is good to know, and waits for nobody. */
  urgency: 'danger' | 'warning' | 'coming';
  /** Catalogue key, with `count` in plural forms and the day `since`. */
  text: string;
  /** Exactly these rows, beside the terminal. */
  filter: (days: WaitDays) => FilterValues;
  act?: WaitAct;
}
