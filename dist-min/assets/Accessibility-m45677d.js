export { t as Accessibility } from "./Accessibility-k546xqk.js";
