export { t as RecordActions } from "./RecordActions-nvl670v.js";
