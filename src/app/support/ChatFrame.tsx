import { stringify } from 'query-string';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Config } from '#contract/config.ts';
import { useCurrentLocale } from '#src/i18n/direction.ts';
import { languageOf } from '#src/i18n/locale.ts';
import { useIsCardTyped } from '#src/settings/cardEntry.ts';
import styles from './ChatFrame.module.css';
import { chatOpening } from './chatControl.ts';
import { parseFrameMessage, printAppMessage, type AppMessage } from './chatMessages.ts';

type Chat = NonNullable<Config['chat']>;

/** Where the frame's document lies, what it may do, and who it says it is. */
function placeOf(chat: Chat, locale: string) {
  const address = new URL(chat.frame ?? '/support.html', location.origin);
  const foreign = address.origin !== location.origin;
  address.hash = stringify({ app: location.origin, base: chat.baseUrl, token: chat.websiteToken, locale });
  // On our own origin the frame gets none: a third-party script there could read this page and its tokens.
  const permissions = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox';
  return {
    address: address.href,
    sandbox: foreign ? `${permissions} allow-same-origin` : permissions,
    origin: foreign ? address.origin : 'null',
    target: foreign ? address.origin : '*',
  };
}

/**
 * The support chat in a frame of its own: the provider's script runs there and never in this document, which takes
 * cards. Only messages of that very frame, from its origin and of their exact shape, count. It is out of sight and
 * reach while a card is typed.
 */
export function ChatFrame({ chat }: { chat: Chat }) {
  const translate = useTranslate();
  const locale = languageOf(useCurrentLocale());
  const typed = useIsCardTyped();
  const frame = useRef<HTMLIFrameElement>(null);
  const [first] = useState(locale);
  const place = useMemo(() => placeOf(chat, first), [chat, first]);
  const [ready, setReady] = useState(false);
  const [open, setOpen] = useState(false);
  const [size, setSize] = useState<{ width: number; height: number }>();

  useEffect(
    function hearFrame() {
      function onMessage({ source, origin, data }: MessageEvent<unknown>): void {
        if (!frame.current || source !== frame.current.contentWindow || origin !== place.origin) return;
        const message = parseFrameMessage(data);
        if (message?.action === 'ready') setReady(true);
        if (message?.action === 'opened' || message?.action === 'closed') setOpen(message.action === 'opened');
        if (message?.action === 'resize') setSize({ width: message.width, height: message.height });
      }
      window.addEventListener('message', onMessage);
      return () => window.removeEventListener('message', onMessage);
    },
    [place],
  );

  useEffect(
    function tellFrame() {
      if (!ready) return;
      const tell = (message: AppMessage) =>
        frame.current?.contentWindow?.postMessage(printAppMessage(message), place.target);
      tell({ action: 'locale', locale });
      return chatOpening.subscribe(() => tell({ action: 'open' }));
    },
    [ready, locale, place],
  );

  return (
    <iframe
      ref={frame}
      className={styles.frame}
      data-open={open || undefined}
      title={translate('support.chatTitle')}
      src={place.address}
      sandbox={place.sandbox}
      hidden={!ready || typed}
      {...(open && size && { style: { inlineSize: size.width, blockSize: size.height } })}
    />
  );
}
