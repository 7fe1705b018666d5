export { t as recordPage } from "./recordPage-mqp900f.js";
