import { pn as createEmitter } from "./boot-ejmxxq5.js";
// src/app/support/chatControl.ts
/** Opens the support chat, once its frame is there; the frame hears of whoever wants it open. */
var chatOpening = createEmitter();
export { chatOpening as t };
