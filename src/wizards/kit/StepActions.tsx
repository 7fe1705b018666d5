import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { SendButton } from '#src/forms/SendButton.tsx';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';

interface StepActionsProps {
  /** Goes to the step before; absent on the first one. */
  onBack: (() => void) | undefined;
  /** Nothing can be pressed now. */
  rests?: boolean;
  /** The button of the last step, which sends; absent on the others. */
  send: ReactNode;
}

/** The buttons of a wizard's step: the filled one begins the line, as in every form and at the head of a record. */
export function StepActions({ onBack, rests = false, send }: StepActionsProps) {
  const translate = useTranslate();
  return (
    <>
      {send || <SendButton>{translate('form.continue')}</SendButton>}
      {onBack && (
        <button type="button" className={buttonClass()} disabled={rests} onClick={onBack}>
          {translate('ra.action.back')}
        </button>
      )}
    </>
  );
}
