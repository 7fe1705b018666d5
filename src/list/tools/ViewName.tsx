import { useId, useState, type SubmitEvent } from 'react';
import { useTranslate } from 'react-admin';
import { judgeViewName } from '#src/settings/changedViews.ts';
import { cleanViewName } from '#src/settings/savedViews.ts';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import { ViewNameInput } from './ViewNameInput.tsx';
import styles from './viewsPanel.module.css';

interface ViewNameProps {
  name: string;
  isFree: (name: string) => boolean;
  onDone: (name: string) => void;
  onStop: () => void;
}

/** Gives a view another name, in its place. */
export function ViewName({ name, isFree, onDone, onStop }: ViewNameProps) {
  const translate = useTranslate();
  const id = useId();
  const [text, setText] = useState(name);
  const tooLong = judgeViewName(text);
  const refusal = isFree(text) ? tooLong && translate(tooLong.key, tooLong.values) : translate('view.taken');
  const isRefused = refusal !== undefined || cleanViewName(text) === '';

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isRefused) return;
    onStop();
    onDone(text);
  }

  return (
    <li>
      <form className={styles.form} onSubmit={submit}>
        <label htmlFor={id}>{translate('view.rename', { name })}</label>
        <ViewNameInput id={id} value={text} refusal={refusal} onChange={setText} isOpened />
        <span className={styles.actions}>
          <button type="submit" className={buttonClass()} disabled={isRefused}>
            {translate('ra.action.save')}
          </button>
          <button type="button" className={buttonClass('quiet')} onClick={onStop}>
            {translate('ra.action.cancel')}
          </button>
        </span>
      </form>
    </li>
  );
}
