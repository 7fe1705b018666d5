import { createEmitter } from '#src/store/createEmitter.ts';

/** Opens the support chat, once its frame is there; the frame hears of whoever wants it open. */
export const chatOpening = createEmitter();
