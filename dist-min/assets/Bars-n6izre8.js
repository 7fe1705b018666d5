export { t as Bars } from "./Bars-ha18hgi.js";
