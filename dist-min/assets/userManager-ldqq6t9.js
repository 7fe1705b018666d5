export { t as createUserManager } from "./session-km8nd33.js";
