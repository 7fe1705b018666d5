export { t as ConfirmDialog } from "./ConfirmDialog-o17rvq4.js";
