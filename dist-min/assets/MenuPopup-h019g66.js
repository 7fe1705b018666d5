export { t as MenuPopup } from "./MenuPopup-m5oepbs.js";
