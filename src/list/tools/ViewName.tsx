import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { useTranslate } from 'react-admin';
import { Refusal } from '#src/list/Refusal.tsx';
import { cleanViewName, longestViewName } from '#src/settings/savedViews.ts';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import { inputClass } from '#src/ui/inputs/inputClass.ts';
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
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(name);
  const taken = !isFree(text);
  useEffect(function takeFocus() {
    input.current?.select();
  }, []);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (taken || cleanViewName(text) === '') return;
    onStop();
    onDone(text);
  }

  return (
    <li>
      <form className={styles.form} onSubmit={submit}>
        <label htmlFor={id}>{translate('list.views.rename', { name })}</label>
        <input
          ref={input}
          id={id}
          className={inputClass('compact')}
          dir="auto"
          autoComplete="off"
          maxLength={longestViewName}
          value={text}
          aria-invalid={taken || undefined}
          aria-describedby={taken ? `${id}-taken` : undefined}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        {taken && <Refusal id={`${id}-taken`}>{translate('list.views.taken')}</Refusal>}
        <span className={styles.actions}>
          <button type="submit" className={buttonClass()} disabled={taken || cleanViewName(text) === ''}>
            {translate('list.views.confirm')}
          </button>
          <button type="button" className={buttonClass('quiet')} onClick={onStop}>
            {translate('list.views.cancel')}
          </button>
        </span>
      </form>
    </li>
  );
}
