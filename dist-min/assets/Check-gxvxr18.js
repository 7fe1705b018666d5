import { mn as require_jsx_runtime, rn as createSvgIcon } from "./boot-ejmxxq5.js";
// node_modules/@mui/icons-material/esm/Check.js
var import_jsx_runtime = require_jsx_runtime();
var Check_default = createSvgIcon(/*#__PURE__*/ (0, import_jsx_runtime.jsx)("path", { d: "M9 16.17 4.83 12l-1.42 1.41L9 19 21 7l-1.41-1.41z" }), "Check");
export { Check_default as t };
