import { Notice } from '#src/ui/Notice.tsx';

interface ListNoticeProps {
  text: string;
  actions: readonly { text: string; act: () => void }[];
  /** Something failed, which is read out at once. */
  urgent?: boolean;
}

/** What stands where rows would: one sentence and the next action. */
export function ListNotice({ text, actions, urgent = false }: ListNoticeProps) {
  const buttons = actions.map((action) => (
    <button type="button" className="button" key={action.text} onClick={action.act}>
      {action.text}
    </button>
  ));
  return (
    <Notice urgent={urgent} {...(buttons.length > 0 && { actions: buttons })}>
      <p>{text}</p>
    </Notice>
  );
}
