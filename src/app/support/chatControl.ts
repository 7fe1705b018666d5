const listeners = new Set<() => void>();

/** Opens the support chat, once its frame is there. */
export function openChat(): void {
  for (const listener of listeners) listener();
}

/** The frame hears of whoever wants the chat open. */
export function onOpenChat(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
