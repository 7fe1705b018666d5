export { t as resizeColumn, n as stepWidth } from "./resizeColumn-jm35rlv.js";
