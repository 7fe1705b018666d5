// src/actions/actions.ts
/** Catalogue key of an action's words. */
var labelOf = ({ key, label }) => label ?? `action.${key}`;
export { labelOf as t };
