import { useEffect, useState, type ComponentProps, type ComponentType } from 'react';
import { useTranslate } from 'react-admin';
import { hasUnsavedWork, setLeaveQuestion, unsavedWorkChanged } from '#src/unsavedWork/unsavedWork.ts';
import type { ConfirmDialog } from './ConfirmDialog.tsx';

const loadDialog = async () => (await import('./ConfirmDialog.tsx')).ConfirmDialog;

type Dialog = ComponentType<ComponentProps<typeof ConfirmDialog>>;

/** A question on screen and who waits for its answer. */
interface Asked {
  Dialog: Dialog;
  answer: (agreed: boolean) => void;
}

/**
 * Stands once in the frame and asks before unsaved work is lost: for the history (`guardHistory`: a link, a button or the
 * browser's back that lead to another page) and whoever else calls `confirmLeaving` (terminal, sign-out, reload). The
 * browser itself asks when the tab is closed. The dialog's code loads when something becomes unsaved.
 */
export function LeaveGuard() {
  const translate = useTranslate();
  const [asked, setAsked] = useState<Asked>();

  useEffect(function loadDialogAhead() {
    return unsavedWorkChanged.subscribe(() => {
      if (hasUnsavedWork()) loadDialog().catch(() => undefined);
    });
  }, []);

  const text = translate('unsaved.text');
  useEffect(
    function askByDialog() {
      return setLeaveQuestion(async () => {
        // Without the dialog's code, as after a deployment, the browser's own question does.
        const Dialog = await loadDialog().catch(() => undefined);
        if (!Dialog) return window.confirm(text);
        return new Promise<boolean>((resolve) => setAsked({ Dialog, answer: resolve }));
      });
    },
    [text],
  );

  useEffect(
    function stayWhenQuestionGoes() {
      // Whoever asked must not wait for ever; an answer already given stands.
      return () => asked?.answer(false);
    },
    [asked],
  );

  return (
    asked && (
      <asked.Dialog
        title={translate('unsaved.title')}
        text={text}
        agree={translate('unsaved.leave')}
        refuse={translate('unsaved.stay')}
        onAnswer={(agreed) => {
          asked.answer(agreed);
          setAsked(undefined);
        }}
      />
    )
  );
}
