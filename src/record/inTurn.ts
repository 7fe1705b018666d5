import { createTurns } from '#src/dataProvider/inTurn.ts';

/** What a page asks of many lists at once goes two by two, lest it keeps the rest of the screen waiting. */
export const inTurn = createTurns(2);
