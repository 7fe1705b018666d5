import { useState } from 'react';
import { createPortal } from 'react-dom';
import { isCreation, type Attempt } from '#src/attempts/attempts.ts';
import { creationOf } from '#src/attempts/creations/creations.ts';
import { useOpenCreations } from '#src/attempts/creations/useOpenCreations.ts';
import { createEmitter } from '#src/store/createEmitter.ts';
import type { Readable } from '#src/store/createStore.ts';
import { useStore } from '#src/store/useStore.ts';
import { CreationNotice } from './CreationNotice.tsx';

const dialogOnTop = () => [...document.querySelectorAll('dialog[open]')].at(-1);

const dialogChanges = createEmitter(
  () => observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] }),
  () => observer.disconnect(),
);
const observer = new MutationObserver(() => void dialogChanges.emit());
/** What covers the page just now. */
const topDialog: Readable<Element | undefined> = { read: dialogOnTop, subscribe: dialogChanges.subscribe };

/** The newest of them: the others follow one by one, lest they cover the page. */
function Newest({ attempt }: { attempt: Attempt }) {
  const dialog = useStore(topDialog);
  const [looks, setLooks] = useState(0);
  if (!isCreation(attempt.endpoint)) return null;
  const { noun } = creationOf(attempt.endpoint);
  const notice = <CreationNotice key={looks} attempt={attempt} noun={noun} onCheck={() => setLooks(looks + 1)} />;
  // Nothing behind a dialog is read out, nor can it be pressed.
  return dialog ? createPortal(<div role="status">{notice}</div>, dialog) : notice;
}

/** What was sent to be made and got no answer, whatever screen the person is on (docs/attempts.md). */
export function CreationNotices() {
  const [newest] = useOpenCreations();
  return newest && <Newest key={newest.attemptID} attempt={newest} />;
}
