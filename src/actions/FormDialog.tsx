import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { FormFault } from '#src/forms/FormFault.tsx';
import { FormScope } from '#src/forms/FormScope.tsx';
import { SendButton } from '#src/forms/SendButton.tsx';
import type { GuardedForm } from '#src/forms/useGuardedForm.ts';
import { DialogActions } from '#src/ui/dialogs/DialogActions.tsx';
import { DialogFrame } from '#src/ui/dialogs/DialogFrame.tsx';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import styles from './FormDialog.module.css';

interface FormDialogProps<Values extends FieldValues> {
  form: GuardedForm<Values>;
  title: string;
  /** What stands above the form. */
  before?: ReactNode;
  /** What the button says that sends. */
  send: ReactNode;
  /** Nothing may be sent now. */
  blocked?: boolean;
  /** What the server has against the whole is told elsewhere. */
  toldElsewhere?: boolean;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** A small form over the page. Escape closes it, unless something is being sent. */
export function FormDialog<Values extends FieldValues>(props: FormDialogProps<Values>) {
  const { form, title, before, send, blocked = false, toldElsewhere = false, onClose, children } = props;
  const translate = useTranslate();
  const { isSubmitting } = form.methods.formState;
  return (
    <DialogFrame title={title} onEscape={() => !isSubmitting && onClose()}>
      {before}
      <FormScope methods={form.methods}>
        <form {...form.formProps} className={styles.form}>
          {children}
          {!toldElsewhere && <FormFault />}
          <DialogActions>
            <button type="button" className={buttonClass()} disabled={isSubmitting} onClick={onClose}>
              {translate('ra.action.cancel')}
            </button>
            <SendButton rests={isSubmitting || blocked}>{send}</SendButton>
          </DialogActions>
        </form>
      </FormScope>
    </DialogFrame>
  );
}
