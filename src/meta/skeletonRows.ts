/** Rows drawn while the first ones are on their way; enough to fill a screen. */
export const skeletonRows = 12;
