import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { hiddenFields } from '#contract/fieldPolicies.ts';
import { usePerson } from '#src/authProvider/currentPerson.ts';
import { FormSection } from '#src/forms/FormSection.tsx';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import { CopyButton } from '#src/ui/CopyButton.tsx';
import { Help } from '#src/ui/inputs/Field.tsx';
import styles from './terminals.module.css';
import type { TerminalRecord } from './TerminalPage.tsx';
import { ResetKeyDialog, type KeyKind } from './ResetKeyDialog.tsx';

/** A key that can be read again, once somebody wants to. */
function SharedKey({ value }: { value: string }) {
  const translate = useTranslate();
  const [isShown, setShown] = useState(false);
  return (
    <div className={styles.tools}>
      <span className={styles.key}>{isShown ? value : '••••••••••••'}</span>
      <button
        type="button"
        className={buttonClass('quiet')}
        aria-pressed={isShown}
        onClick={() => setShown((shown) => !shown)}
      >
        {translate(isShown ? 'terminalPage.keys.hide' : 'terminalPage.keys.show')}
      </button>
      <CopyButton text={value} name={translate('terminalPage.keys.shared.name')} />
    </div>
  );
}

/** The keys by which machines work on a terminal. */
export function KeysSection({ terminal, mayReset }: { terminal: TerminalRecord; mayReset: boolean }) {
  const translate = useTranslate();
  const maySeeShared = !hiddenFields('terminals', usePerson().roles).includes('sharedApiKey');
  const [resetting, setResetting] = useState<KeyKind>();
  const part = (kind: KeyKind) => (
    <div className={styles.part} role="group" aria-label={translate(`terminalPage.keys.${kind}.name`)}>
      <h3>{translate(`terminalPage.keys.${kind}.name`)}</h3>
      <Help>{translate(`terminalPage.keys.${kind}.help`)}</Help>
      {kind === 'shared' && terminal.sharedApiKey && <SharedKey value={terminal.sharedApiKey} />}
      {mayReset && (
        <button type="button" className={buttonClass('danger')} onClick={() => setResetting(kind)}>
          {translate(`terminalPage.keys.${kind}.reset`)}
        </button>
      )}
    </div>
  );
  return (
    <FormSection title={translate('terminalPage.keys.title')}>
      {part('private')}
      {maySeeShared && part('shared')}
      {resetting && <ResetKeyDialog kind={resetting} terminal={terminal} onClose={() => setResetting(undefined)} />}
    </FormSection>
  );
}
