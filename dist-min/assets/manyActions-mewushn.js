import { n as transmitTicked, t as transmitAll } from "./transmitActions-euykxkk.js";
// src/resources/transactions/manyActions.ts
/** What can be done with ticked transactions. */
var bulkActions = [transmitTicked];
/** What can be done with all transactions of a terminal. */
var listActions = [transmitAll];
export { bulkActions, listActions };
