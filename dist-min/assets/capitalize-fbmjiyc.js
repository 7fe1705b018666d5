import { F as capitalize } from "./MaterialTheme-by4iwfk.js";
// node_modules/@mui/material/esm/utils/capitalize.js
var capitalize_default = capitalize;
export { capitalize_default as t };
