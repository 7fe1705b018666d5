import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import { FormFault } from './FormFault.tsx';
import { FormScope } from './FormScope.tsx';
import styles from './formFrame.module.css';
import { SendButton } from './SendButton.tsx';
import { useEscape } from './useEscape.ts';
import type { GuardedForm } from './useGuardedForm.ts';

interface FormFrameProps<Values extends FieldValues> {
  form: GuardedForm<Values>;
  /** What the button that sends says. */
  saveLabel: string;
  /** Leaves the form; the guard asks where something would be lost. Escape does so too. Absent: the form stays. */
  onCancel?: (() => void) | undefined;
  /** The fields can be read alone. */
  readOnly?: boolean | undefined;
  /** A form of few fields, in one column. */
  narrow?: boolean | undefined;
  children: ReactNode;
}

/** A page that is a form: its sections, what is wrong with it as a whole, and what can be done. */
export function FormFrame<Values extends FieldValues>(props: FormFrameProps<Values>) {
  const { form, saveLabel, onCancel, readOnly = false, narrow = false, children } = props;
  const translate = useTranslate();
  const { isSubmitting } = form.methods.formState;
  useEscape(onCancel);
  return (
    <FormScope methods={form.methods}>
      <form {...form.formProps} className={clsx(styles.page, narrow && styles.narrow)}>
        {readOnly ? (
          <fieldset disabled className={styles.sections}>
            {children}
          </fieldset>
        ) : (
          <div className={styles.sections}>{children}</div>
        )}
        {!readOnly && (
          <div className={styles.end}>
            <FormFault />
            <div className={styles.actions}>
              <SendButton rests={isSubmitting}>{saveLabel}</SendButton>
              {onCancel && (
                <button type="button" className={buttonClass()} onClick={onCancel}>
                  {translate('ra.action.cancel')}
                </button>
              )}
            </div>
          </div>
        )}
      </form>
    </FormScope>
  );
}
