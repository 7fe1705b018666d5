import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { TabChoice } from '#src/settings/terminalChoice.ts';
import type { AskedCapsule } from '#src/ui/capsule/askedCapsule.ts';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import { DialogActions } from '#src/ui/dialogs/DialogActions.tsx';
import { DialogFrame } from '#src/ui/dialogs/DialogFrame.tsx';
import { FoldedPanel } from '#src/ui/FoldedPanel.tsx';
import { saveFile } from '#src/ui/saveFile.ts';
import { SupportLink } from '#src/ui/SupportLink.tsx';
import styles from './CapsuleDialog.module.css';
import { partsOf, type CapsulePart } from './capsuleParts.ts';
import { useCapsule } from './useCapsule.ts';

function Part({ part: { key, counts, content } }: { part: CapsulePart }) {
  const translate = useTranslate();
  const title = translate(`capsule.part.${key}`, counts);
  return (
    <li>
      <FoldedPanel title={title}>
        {() => (
          // It scrolls, so the keyboard must reach it.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          <pre className={styles.content} dir="ltr" tabIndex={0} role="region" aria-label={title}>
            {JSON.stringify(content, undefined, 2)}
          </pre>
        )}
      </FoldedPanel>
    </li>
  );
}

interface CapsuleDialogProps {
  asked: AskedCapsule;
  /** The tab's terminal. */
  tab: Pick<TabChoice, 'read'>;
  onClose: () => void;
}

/** Says what goes into the file for support and what never does, and saves it. Nothing is sent from here. */
export function CapsuleDialog({ asked, tab, onClose }: CapsuleDialogProps) {
  const translate = useTranslate();
  const capsule = useCapsule(asked, tab);
  const [saved, setSaved] = useState<string>();

  function save() {
    if (!capsule) return;
    const fileName = `capsule-${capsule.id}.json`;
    const blob = new Blob([JSON.stringify(capsule, undefined, 1)], { type: 'application/json' });
    saveFile({ blob, fileName });
    setSaved(fileName);
  }

  return (
    <DialogFrame title={translate('capsule.title')} task onEscape={onClose}>
      <p>{translate('capsule.text')}</p>
      <h3 className={styles.heading}>{translate('capsule.goes')}</h3>
      <ul className={styles.parts} aria-busy={!capsule}>
        {capsule && partsOf(capsule).map((part) => <Part key={part.key} part={part} />)}
      </ul>
      <h3 className={styles.heading}>{translate('capsule.stays')}</h3>
      <p>{translate('capsule.never')}</p>
      <div className={styles.saved} role="status">
        {saved !== undefined && (
          <>
            {translate('capsule.saved', { file: `\u2068${saved}\u2069` })} <SupportLink issueId={asked.issueId} />
          </>
        )}
      </div>
      <DialogActions>
        <button type="button" className={buttonClass()} onClick={onClose}>
          {translate('ra.action.close')}
        </button>
        <button type="button" className={buttonClass('filled')} disabled={!capsule} onClick={save}>
          {translate('capsule.save')}
        </button>
      </DialogActions>
    </DialogFrame>
  );
}
