import CheckIcon from '@mui/icons-material/Check';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { useCallback, useId, useRef, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { SendButton } from '#src/forms/SendButton.tsx';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import { visuallyHidden } from '#src/ui/classes/visuallyHidden.ts';
import { FieldStack } from '#src/ui/inputs/layout/FieldStack.tsx';
import styles from './FoldedSteps.module.css';
import { SummaryPanel } from './SummaryPanel.tsx';
import { useFocusOnStep, useWizardKeys } from './useWizardKeys.ts';
import type { WizardFrameProps } from './WizardFrame.tsx';

interface FoldedPart {
  name: string;
  title: string;
  part: ReactNode;
}

interface FoldedStepsProps extends Pick<WizardFrameProps, 'summary' | 'closeTo' | 'form' | 'notice' | 'current'> {
  parts: readonly FoldedPart[];
  /** How often the form was submitted: a part that was folded by hand opens for its faults. */
  submits: number;
  rests: boolean;
  /** Judges and sends all. */
  onSendAll: () => void;
  /** What the button that sends says. */
  send: string;
  /** Stands in place of the buttons, once the terminal is refused. */
  refusal: ReactNode;
}

/** What a person has done to a part, and what was current then. */
interface FoldedByHand {
  isOpen: boolean;
  at: string;
}

/** Which parts are open: the current one, unless it was folded by hand since, and those that were opened by hand. */
function useFolds(current: string, submits: number) {
  const [byHand, setByHand] = useState<Readonly<Record<string, FoldedByHand>>>({});
  const at = `${current} ${submits}`;
  function isOpen(name: string): boolean {
    const hand = byHand[name];
    const isNews = hand === undefined || (name === current && hand.at !== at);
    return isNews ? name === current : hand.isOpen;
  }
  const toggle = (name: string) => setByHand({ ...byHand, [name]: { isOpen: !isOpen(name), at } });
  return { isOpen, toggle };
}

const firstField = (part: HTMLElement) =>
  part.querySelector<HTMLElement>('input, select, textarea') ?? part.querySelector('button');

interface FoldButtonProps {
  id: string;
  isOpen: boolean;
  isDone: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** The heading of a part, which opens and folds it. */
function FoldButton({ id, isOpen, isDone, onClick, children }: FoldButtonProps) {
  const translate = useTranslate();
  return (
    <button
      type="button"
      id={id}
      aria-expanded={isOpen}
      aria-controls={isOpen ? `${id}content` : undefined}
      onClick={onClick}
    >
      <ExpandMoreIcon className={styles.mark} fontSize="inherit" aria-hidden="true" />
      {children}
      {isDone && (
        <>
          <CheckIcon className={styles.done} fontSize="inherit" aria-hidden="true" />{' '}
          <span className={visuallyHidden}>{translate('wizard.done')}</span>
        </>
      )}
    </button>
  );
}

/**
 * The steps of a wizard as one page of parts that fold: each is finished by a button of its own, or by Enter, and the next one
 * opens; all of them can be opened at any time. The filled button at the end judges and sends all. A part that opens by itself
 * gives the focus to its first field.
 */
export function FoldedSteps(props: FoldedStepsProps) {
  const { parts, current, summary, closeTo, form, notice, submits, rests, onSendAll, send, refusal } = props;
  const translate = useTranslate();
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const section = useRef<HTMLElement>(null);
  const { isOpen, toggle } = useFolds(current, submits);
  useWizardKeys(frame, closeTo);
  useFocusOnStep(
    current,
    useCallback(() => section.current, []),
    firstField,
  );
  const reached = parts.findIndex(({ name }) => name === current);
  const isLast = reached === parts.length - 1;

  return (
    <div ref={frame} className={styles.frame}>
      <SummaryPanel {...summary} />
      <form className={styles.form} aria-label={translate('wizard.whole')} {...form}>
        {notice}
        {parts.map(({ name, title, part }, index) => {
          const isShown = isOpen(name);
          const heading = `${id}${name}`;
          return (
            <section
              key={name}
              ref={name === current ? section : undefined}
              className={styles.part}
              aria-labelledby={heading}
            >
              <h2>
                <FoldButton id={heading} isOpen={isShown} isDone={index < reached} onClick={() => toggle(name)}>
                  {title}
                </FoldButton>
              </h2>
              {isShown && (
                <div id={`${heading}content`} className={styles.content}>
                  <FieldStack>{part}</FieldStack>
                  {name === current && !isLast && !refusal && (
                    <SendButton beside rests={rests} busy={false} className={styles.next}>
                      {translate('form.continue')}
                    </SendButton>
                  )}
                </div>
              )}
            </section>
          );
        })}
        <div className={styles.actions}>
          {refusal ||
            (isLast ? (
              <SendButton rests={rests}>{send}</SendButton>
            ) : (
              <button
                type="button"
                className={buttonClass('filled')}
                aria-disabled={rests}
                onClick={() => !rests && onSendAll()}
              >
                {send}
              </button>
            ))}
        </div>
      </form>
    </div>
  );
}
