import { createTurns } from '#src/dataProvider/inTurn.ts';

/** What a screen asks of many lists at once goes two by two, lest it keeps the rest of it waiting. */
export const inTurn = createTurns(2);
