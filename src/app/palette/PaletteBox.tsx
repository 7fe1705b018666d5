import { useEffect, useId, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { visuallyHidden } from '#src/ui/classes/visuallyHidden.ts';
import type { PaletteGroup, PaletteOption } from './option.ts';
import { OptionList } from './OptionList.tsx';
import styles from './Palette.module.css';
import { PaletteInput } from './PaletteInput.tsx';

interface PaletteBoxProps {
  /** What is asked, for who hears it. */
  label: string;
  placeholder: string;
  text: string;
  onText: (text: string) => void;
  groups: readonly PaletteGroup[];
  /** What is said in place of options, or below them. */
  status: string;
  /** The options show what the status says, which is for hearing alone. */
  isStatusHeard?: boolean;
  busy: boolean;
  /** Why the text is not asked for. */
  refusal?: string | undefined;
  /** What the options are about, where that is one record. */
  heading?: ReactNode;
  /** @param beside in a tab of its own */
  onChoose: (option: PaletteOption, beside: boolean) => void;
  /** Shows what can be done with a record; absent: these options are that. */
  onMore?: (option: PaletteOption) => void;
  /** One step back; absent: Escape closes. */
  onBack?: () => void;
  onClose: () => void;
}

/** The keys that its words name. */
const caps = { open: 'Enter', more: 'Tab', back: 'Esc' };

const hasMore = ({ record, title }: PaletteOption) => record !== undefined && title === undefined;

/** Which option is active: the one a person moved to as long as it is there, else the first. */
function useActive(options: readonly PaletteOption[]) {
  const [key, setKey] = useState<string>();
  const found = options.findIndex((option) => option.key === key);
  const at = Math.max(0, found);
  const move = (by: number) => setKey(options[(at + by + options.length) % options.length]?.key);
  return { active: options[at], activate: setKey, move, forget: () => setKey(undefined) };
}

/** A combobox whose list stands open below it: arrows move, Enter chooses, Tab shows what can be done (WAI-ARIA 1.2). */
export function PaletteBox({ text, groups, onChoose, onMore, onBack, onText, ...props }: PaletteBoxProps) {
  const translate = useTranslate();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const options = groups.flatMap((group) => group.options);
  const { active, activate, move, forget } = useActive(options);
  const isHeard = props.isStatusHeard === true && props.refusal === undefined;

  useEffect(function beTypedIn() {
    input.current?.focus();
  }, []);
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    const { key, ctrlKey, metaKey, shiftKey } = event;
    const acts: Readonly<Record<string, (() => void) | undefined>> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Enter: () => active && onChoose(active, ctrlKey || metaKey),
      Tab: active && onMore && !shiftKey && hasMore(active) ? () => onMore(active) : undefined,
      Escape: onBack ?? props.onClose,
      Backspace: text === '' ? onBack : undefined,
    };
    const act = acts[key];
    if (!act) return;
    event.preventDefault();
    act();
  }
  function choose(option: PaletteOption, { ctrlKey, metaKey }: MouseEvent) {
    onChoose(option, ctrlKey || metaKey);
    input.current?.focus();
  }
  return (
    <>
      <div className={styles.head}>
        {props.heading}
        <PaletteInput
          ref={input}
          id={id}
          label={props.label}
          placeholder={props.placeholder}
          text={text}
          active={active}
          isRefused={props.refusal !== undefined}
          onText={(next) => {
            forget();
            onText(next);
          }}
          onKeyDown={onKeyDown}
        />
        <button type="button" className={styles.close} onClick={props.onClose}>
          {translate('ra.action.close')}
        </button>
      </div>
      <OptionList
        id={id}
        label={props.label}
        groups={groups}
        active={active}
        onActive={activate}
        onChoose={choose}
        onMore={onMore}
      />
      <p id={`${id}status`} role="status" className={isHeard ? visuallyHidden : styles.status} aria-busy={props.busy}>
        {props.refusal ?? props.status}
      </p>
      <p className={styles.keys} aria-hidden>
        {['open', 'beside', onMore ? 'more' : 'back'].map((key) => (
          <span key={key}>{translate(`palette.keys.${key}`, caps)}</span>
        ))}
      </p>
      <span id={`${id}help`} className={visuallyHidden}>
        {translate(onMore ? 'palette.help' : 'palette.helpBack', caps)}
      </span>
    </>
  );
}
