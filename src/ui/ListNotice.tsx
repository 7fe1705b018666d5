import { Fragment, type ReactNode } from 'react';
import { ForeignText } from './ForeignText.tsx';
import { lazyPart } from './lazy/lazyPart.tsx';
import { Notice } from './Notice.tsx';
import { buttonClass } from './classes/buttonClass.ts';

const CapsuleButton = lazyPart(async () => (await import('./capsule/CapsuleButton.tsx')).CapsuleButton);

interface ListNoticeProps {
  text: string;
  /** What a server says of it, in whatever language it does. */
  details?: readonly string[];
  actions: readonly { text: string; act: () => void }[];
  /** A step that is no button. */
  further?: ReactNode;
  /** Something failed, which is read out at once. */
  urgent?: boolean;
}

/** What stands where rows would: one sentence and the next action. */
export function ListNotice({ text, details = [], actions, further, urgent = false }: ListNoticeProps) {
  const buttons = actions.map((action) => (
    <button type="button" className={buttonClass()} key={action.text} onClick={action.act}>
      {action.text}
    </button>
  ));
  return (
    <Notice
      urgent={urgent}
      {...((buttons.length > 0 || further) && {
        actions: (
          <>
            {buttons}
            {further}
            {/* What is not there, and stays so, is nothing for support. */}
            {urgent && <CapsuleButton className={buttonClass()} />}
          </>
        ),
      })}
    >
      <p>
        {text}
        {details.map((detail) => (
          <Fragment key={detail}>
            {' '}
            <ForeignText>{detail}</ForeignText>
          </Fragment>
        ))}
      </p>
    </Notice>
  );
}
