// src/ui/inputs/optionClass.ts
/** Class of a label around a radio and its words, all of it to be pressed. */
var optionClass = "option-qY3";
export { optionClass as t };
