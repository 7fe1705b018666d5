// src/ui/classes/valueRows.ts
/** Class of a `dl` whose `div`s are lines: a name, and at the line's end its value. */
var valueRows = "rows-SmG";
export { valueRows as t };
