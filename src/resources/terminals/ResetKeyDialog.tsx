import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { ResolverResult } from 'react-hook-form';
import { FormDialog } from '#src/actions/FormDialog.tsx';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { useGuardedForm } from '#src/forms/useGuardedForm.ts';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import { CopyButton } from '#src/ui/CopyButton.tsx';
import { DialogActions } from '#src/ui/dialogs/DialogActions.tsx';
import { DialogFrame } from '#src/ui/dialogs/DialogFrame.tsx';
import { TextInput } from '#src/ui/inputs/TextInput.tsx';
import styles from './terminals.module.css';
import type { TerminalRecord } from './TerminalPage.tsx';

export type KeyKind = 'private' | 'shared';

const calls = { private: 'terminals.resetApiKey', shared: 'terminals.resetSharedApiKey' } as const;

interface ResetKeyDialogProps {
  kind: KeyKind;
  terminal: TerminalRecord;
  onClose: () => void;
}

/** The new key; nothing but this dialog holds it. */
function NewKey({ kind, value, onClose }: { kind: KeyKind; value: string; onClose: () => void }) {
  const translate = useTranslate();
  const name = translate(`terminalPage.keys.${kind}.name`);
  return (
    <DialogFrame title={name} onEscape={onClose}>
      <p>{translate(`terminalPage.keys.${kind}.made`)}</p>
      <p className={styles.tools}>
        <span className={styles.key}>{value}</span>
        <CopyButton text={value} name={name} />
      </p>
      <DialogActions>
        <button type="button" className={buttonClass('filled')} onClick={onClose}>
          {translate('ra.action.close')}
        </button>
      </DialogActions>
    </DialogFrame>
  );
}

/** Gives a terminal a new key, once its label was typed: whoever uses the old one is shut out at once. */
export function ResetKeyDialog({ kind, terminal, onClose }: ResetKeyDialogProps) {
  const translate = useTranslate();
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const [made, setMade] = useState<string>();
  const form = useGuardedForm<{ label: string }>({
    defaultValues: { label: '' },
    unguarded: true,
    resolver(values): ResolverResult<{ label: string }> {
      if (values.label.trim() === terminal.label) return { values, errors: {} };
      return { values: {}, errors: { label: { type: 'rule', message: translate('terminalPage.keys.notTheLabel') } } };
    },
    save: () => dataProvider.operate(calls[kind], { path: { terminalID: terminal.terminalID } }),
    onSaved: ({ entityReference }) => (entityReference ? setMade(entityReference) : onClose()),
  });
  if (made !== undefined) return <NewKey kind={kind} value={made} onClose={onClose} />;
  return (
    <FormDialog
      form={form}
      title={translate(`terminalPage.keys.${kind}.reset`)}
      before={<p>{translate(`terminalPage.keys.${kind}.resetting`)}</p>}
      send={translate(`terminalPage.keys.${kind}.reset`)}
      onClose={onClose}
    >
      <TextInput
        source="label"
        label={translate('terminalPage.keys.typeLabel', { label: terminal.label })}
        required
        autoFocus
      />
    </FormDialog>
  );
}
