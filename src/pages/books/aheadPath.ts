/** The address of the month ahead. */
export const aheadPath = '/books/ahead';
