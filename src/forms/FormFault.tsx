import { useFormState, type FieldErrors } from 'react-hook-form';
import { useMessageText } from '#src/i18n/useMessageText.ts';
import { ForeignText } from '#src/ui/ForeignText.tsx';
import styles from './FormFault.module.css';

/**
 * Of the whole: the rules' fault, else what the server says; of a call without an answer the person has been told.
 * Faults of fields alone, which stand with their fields, are said in one sentence.
 */
function faultOf({ root, ...fields }: FieldErrors, rulesOnly: boolean): string | undefined {
  const whole = root?.form?.message;
  if (whole !== undefined || rulesOnly) return whole;
  if (root?.server) return root.server.message;
  return Object.keys(fields).length > 0 ? 'CanNotSaveCheckForm' : undefined;
}

/**
 * What is wrong with a form that was sent. Empty until there is something.
 * @param props.rulesOnly a step of a form, or a screen that shows the server's message itself
 */
export function FormFault({ rulesOnly = false }: { rulesOnly?: boolean }) {
  const messageText = useMessageText();
  const { errors } = useFormState();
  const fault = faultOf(errors, rulesOnly);
  return (
    <div role="alert" className={fault ? styles.fault : undefined}>
      {fault && <ForeignText>{messageText(fault)}</ForeignText>}
    </div>
  );
}
