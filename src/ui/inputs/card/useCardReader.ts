import { useEffect, useEffectEvent } from 'react';
import { parseTrack, trackStart, type ReadCard } from './cardTrack.ts';

/** Milliseconds without a key after which a track counts as broken off; readers type far faster. */
const brokenOffMs = 400;

/** Whether what begins a track could be meant as a text where it is typed: only fields of digits are listened to. */
function takesTexts(target: EventTarget | null): boolean {
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true;
  return target instanceof HTMLInputElement && !['numeric', 'decimal', 'tel'].includes(target.inputMode);
}

/**
 * Listens for a magnetic stripe reader, which types a whole track and Enter: none of its keys reaches the page.
 * @param onRead gets number and expiry; the rest of the track is dropped
 */
export function useCardReader(onRead: (card: ReadCard) => void): void {
  const read = useEffectEvent(onRead);
  useEffect(function listenForReader() {
    let track: string | undefined;
    let timer: number | undefined;

    function swallow(event: KeyboardEvent): void {
      event.preventDefault();
      event.stopPropagation();
    }
    function drop(): void {
      window.clearTimeout(timer);
      track = undefined;
    }
    function onKeyDown(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.isComposing) return;
      if (track === undefined) {
        if (!trackStart.test(event.key) || takesTexts(event.target)) return;
        track = '';
      }
      swallow(event);
      window.clearTimeout(timer);
      timer = window.setTimeout(drop, brokenOffMs);
      if (event.key !== 'Enter') {
        if (event.key.length === 1) track += event.key;
        return;
      }
      const card = parseTrack(track);
      drop();
      if (card) read(card);
    }

    document.addEventListener('keydown', onKeyDown, true);
    return () => {
      drop();
      document.removeEventListener('keydown', onKeyDown, true);
    };
  }, []);
}
