import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '#src/ui/dialogs/ConfirmDialog.tsx';
import { actionLabel, type Offer, type ActionQuestion } from './actions.ts';
import { useQuestionText } from './useActionWords.ts';

interface AskFirstProps {
  action: Offer;
  question: ActionQuestion;
  /** What the record is called. */
  name: string;
  onAnswer: (agreed: boolean) => void;
}

/** The question before an action on one record. */
export function AskFirst({ action, question, name, onAnswer }: AskFirstProps) {
  const translate = useTranslate();
  const textOf = useQuestionText(name);
  const { agree = actionLabel(action), refuse = 'ra.action.cancel', tone } = question;
  return (
    <ConfirmDialog
      {...textOf(question)}
      agree={translate(agree)}
      refuse={translate(refuse)}
      tone={tone ?? (action.danger ? 'danger' : 'careful')}
      onAnswer={onAnswer}
    />
  );
}
