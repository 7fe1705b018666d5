import { lazy, Suspense, type ComponentType } from 'react';
import { useFirstScreenStands } from '#src/ui/afterFirstScreen.ts';
import { loadChunk } from '#src/ui/lazy/loadChunk.ts';
import { useSupport, type Support } from './supportContext.ts';

type Chat = NonNullable<Support['chat']>;

/** Support does without its chat when that can not be loaded: the panel has other ways. */
const NoChat: ComponentType<{ chat: Chat }> = () => null;

const ChatFrame = lazy(async () => {
  const module = await loadChunk(() => import('./ChatFrame.tsx')).catch(() => undefined);
  return { default: module?.ChatFrame ?? NoChat };
});

/** Brings the support chat, where one is configured, when the first screen stands. */
export function ChatHost() {
  const { chat } = useSupport();
  const due = useFirstScreenStands(chat !== undefined);
  return (
    chat &&
    due && (
      <Suspense fallback={null}>
        <ChatFrame chat={chat} />
      </Suspense>
    )
  );
}
