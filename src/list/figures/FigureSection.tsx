import { useId, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { CallFailure } from '#src/dataProvider/failure.ts';
import { useMessageText } from '#src/i18n/useMessageText.ts';
import { skeletonClass } from '#src/ui/classes/skeletonClass.ts';
import { ListNotice } from '#src/ui/ListNotice.tsx';
import styles from './figures.module.css';

/** What a question of a section has come to so far. */
export interface Answer<Data> {
  data: Data | undefined;
  isError: boolean;
  error: unknown;
  refetch: () => unknown;
}

interface AnsweredProps<Data> {
  answer: Answer<Data>;
  children: (data: Data) => ReactNode;
}

/** What was asked for, that it is on its way, or that it did not come. */
export function WhenAnswered<Data>({ answer: { data, isError, error, refetch }, children }: AnsweredProps<Data>) {
  const translate = useTranslate();
  const messageText = useMessageText();
  const again = { text: translate('list.retry'), act: () => void refetch() };
  if (data !== undefined) return children(data);
  if (isError) {
    const why = error instanceof CallFailure ? messageText(error.message) : '';
    return <ListNotice urgent text={`${translate('figures.failed')} ${why}`.trim()} actions={[again]} />;
  }
  return <div className={`${skeletonClass} ${styles.waiting}`} aria-busy="true" />;
}

/** A sentence beside figures. */
export const FigureText = ({ children }: { children: ReactNode }) => <p className={styles.text}>{children}</p>;

/** Says that there is nothing to tell. */
export const NoFigures = ({ children }: { children: ReactNode }) => <p className={styles.none}>{children}</p>;

interface FigureSectionProps {
  title: string;
  /** What it is about, in a sentence. */
  text?: ReactNode;
  /** Not on paper. */
  screenOnly?: boolean;
  children: ReactNode;
}

/** A part of a page of figures, under its title. */
export function FigureSection({ title, text, screenOnly = false, children }: FigureSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id} data-screen-only={screenOnly || undefined}>
      <h2 id={id}>{title}</h2>
      {text !== undefined && <FigureText>{text}</FigureText>}
      {children}
    </section>
  );
}
