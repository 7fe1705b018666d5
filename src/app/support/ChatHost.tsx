import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { afterFirstScreen } from '#src/app/afterFirstScreen.ts';
import { loadChunk } from '#src/ui/lazy/loadChunk.ts';
import { useSupport, type Support } from './supportContext.ts';

type Chat = NonNullable<Support['chat']>;

/** Support does without its chat when that can not be loaded: the panel has other ways. */
const NoChat: ComponentType<{ chat: Chat }> = () => null;

const ChatFrame = lazy(async () => {
  const module = await loadChunk(() => import('./ChatFrame.tsx')).catch(() => undefined);
  return { default: module?.ChatFrame ?? NoChat };
});

const isBusy = () => document.querySelector('[aria-busy=true]') !== null;

/** Brings the support chat, where one is configured, when the first screen stands. */
export function ChatHost() {
  const { chat } = useSupport();
  const [due, setDue] = useState(false);
  useEffect(
    function waitForFirstScreen() {
      if (!chat) return;
      let gone = false;
      void afterFirstScreen(isBusy).then(() => gone || setDue(true));
      return () => {
        gone = true;
      };
    },
    [chat],
  );
  return (
    chat &&
    due && (
      <Suspense fallback={null}>
        <ChatFrame chat={chat} />
      </Suspense>
    )
  );
}
