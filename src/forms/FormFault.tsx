import { useFormState, type FieldErrors } from 'react-hook-form';
import { useMessageText } from '#src/i18n/useMessageText.ts';
import { useFieldNames } from '#src/meta/useFieldNames.ts';
import { ForeignText } from '#src/ui/ForeignText.tsx';
import { bannerClass } from '#src/ui/classes/bannerClass.ts';
import { faultsIn } from './faultsIn.ts';
import { useShownFields } from './useShownFields.ts';

interface FormFaultProps {
  /** A step of a form: faults that stand with their fields are not said once more. */
  step?: boolean;
  /** The screen shows the server's message itself. */
  rulesOnly?: boolean;
}

/** Faults of fields that have no input on screen, each named where it is not the server's own sentence. */
function useUnseenFaults(errors: FieldErrors): readonly string[] {
  const shown = useShownFields();
  const unseen = faultsIn(errors).filter(({ field }) => !shown.includes(field));
  const names = useFieldNames(unseen.some(({ type }) => type === 'rule'));
  const texts = unseen.map(({ field, type, message }) => {
    const name = type === 'rule' ? names?.[field.split('.').at(-1) ?? field] : undefined;
    return name === undefined ? message : `${name}: ${message}`;
  });
  return [...new Set(texts)];
}

/**
 * Of the whole: the rules' fault, else what the server says; of a call without an answer the person has been told.
 * Faults of fields alone, which stand with their fields, are said in one sentence.
 */
function faultOf({ root, ...fields }: FieldErrors, { step = false, rulesOnly = false }: FormFaultProps) {
  if (root?.form) return root.form.message;
  if (root?.server) return rulesOnly ? undefined : root.server.message;
  return !step && Object.keys(fields).length > 0 ? 'CanNotSaveCheckForm' : undefined;
}

/** What is wrong with a form that was sent and stands with none of its fields; on a page of its own empty until then. */
export function FormFault(props: FormFaultProps) {
  const messageText = useMessageText();
  const { errors } = useFormState();
  const unseen = useUnseenFaults(errors);
  const whole = faultOf(errors, props) ?? (unseen.length > 0 && !errors.root ? 'CanNotSaveCheckForm' : undefined);
  const texts = [...(whole ? [messageText(whole)] : []), ...unseen.filter((text) => text !== whole)];
  if (props.step && texts.length === 0) return null;
  return (
    <div role="alert" className={texts.length > 0 ? bannerClass('danger') : undefined}>
      {texts.map((text) => (
        <p key={text}>
          <ForeignText>{text}</ForeignText>
        </p>
      ))}
    </div>
  );
}
