// src/ui/classes/checkboxLabel.ts
/** Class of a label around a checkbox and its words. */
var checkboxLabel = "label-BLa";
export { checkboxLabel as t };
