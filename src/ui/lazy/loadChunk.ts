import { chunkLoadTimeoutMs } from '#contract/constants.ts';
import { withMessages } from '#src/i18n/laterWords.ts';
import { createEmitter } from '#src/store/createEmitter.ts';

/** Tells when a part of the application could not be loaded; after a deployment the old parts are gone. */
export const chunkFailed = createEmitter();

/**
 * Loads a part of the application that is not there from the start, with the words that the first screen does without.
 * @throws Error when it does not come within the time of spec §9, or not at all; the listeners have been told.
 * @example loadChunk(() => import('#src/ui/menus/MenuPopup.tsx'))
 */
export async function loadChunk<Chunk>(load: () => Promise<Chunk>): Promise<Chunk> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('a part of the application did not come in time')), chunkLoadTimeoutMs);
  });
  try {
    return await Promise.race([withMessages(load()), late]);
  } catch (error) {
    chunkFailed.emit();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
