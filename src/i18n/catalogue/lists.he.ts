/** Words of the lists. */
export const lists = {} as const;
