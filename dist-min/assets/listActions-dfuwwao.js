import { t as transmitAll } from "./transmitActions-euykxkk.js";
// src/resources/transmissions/listActions.ts
/** What can be done with the list: to make another transmission now. */
var listActions = [transmitAll];
export { listActions };
