import type { Density } from '#src/settings/columnPreferences.ts';

/** Pixels a row of a table is high at the least, as the theme has it. */
export const rowHeights: Readonly<Record<Density, number>> = { comfortable: 44, compact: 36 };

/** Pixels a card takes at the least, and what lies between two. */
export const cardHeight = 80;

/** Pixels of the region a table scrolls in, as `TableRegion.module.css` has it: at the least, and less than the window. */
export const tableRegion = { least: 352, lessThanWindow: 272 };

/** The most rows of a table that can be seen at once. */
export function tableRowsInSight(density: Density): number {
  const region = Math.max(tableRegion.least, window.innerHeight - tableRegion.lessThanWindow);
  return Math.ceil(region / rowHeights[density]);
}

/** The most cards that can be seen at once. */
export function cardsInSight(): number {
  return Math.ceil(window.innerHeight / cardHeight);
}
