import AddIcon from '@mui/icons-material/Add';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import DragIndicatorIcon from '@mui/icons-material/DragIndicator';
import RemoveIcon from '@mui/icons-material/Remove';
import { clsx } from 'clsx';
import { useLayoutEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { useTranslate } from 'react-admin';
import { iconButtonClass } from '#src/ui/classes/buttonClass.ts';
import { checkboxLabel } from '#src/ui/classes/checkboxLabel.ts';
import type { Icon as IconComponent } from '#src/ui/icons/icon.ts';
import styles from './columnsPanel.module.css';

interface ColumnEntryProps {
  label: string;
  visible: boolean;
  /** It is the last one shown, which cannot be hidden. */
  last: boolean;
  first: boolean;
  final: boolean;
  dragged: boolean;
  onGrip: (event: PointerEvent) => void;
  onToggle: (visible: boolean) => void;
  /** @param steps down the list; negative ones go up. */
  onMove: (steps: number) => void;
  /** Makes it wider, or with -1 narrower; undefined where rows are cards. */
  onWiden: ((sign: number) => void) | undefined;
}

const stepsOfKey: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** One column: shown or not, its width by two buttons, and its place, by the grip, the two buttons, or the arrow keys on them. */
export function ColumnEntry({ label, visible, last, first, final, dragged, ...on }: ColumnEntryProps) {
  const translate = useTranslate();
  // Moving an element takes the focus from inside it.
  const focused = useRef<HTMLElement>(null);
  useLayoutEffect(function keepFocus() {
    focused.current?.focus();
    focused.current = null;
  });

  function move(button: HTMLElement, steps: number) {
    if (steps < 0 ? first : final) return;
    focused.current = button;
    on.onMove(steps);
  }

  function moveByKey(event: KeyboardEvent<HTMLElement>) {
    const steps = stepsOfKey[event.key];
    if (steps === undefined) return;
    event.preventDefault();
    move(event.currentTarget, steps);
  }

  const widener = (key: 'columns.wider' | 'columns.narrower', Icon: IconComponent) => (
    <button
      type="button"
      className={iconButtonClass('small')}
      aria-label={translate(key, { name: label })}
      title={translate(key, { name: label })}
      aria-disabled={!visible}
      onClick={() => visible && on.onWiden?.(key === 'columns.wider' ? 1 : -1)}
    >
      <Icon fontSize="inherit" />
    </button>
  );

  const mover = (key: 'columns.up' | 'columns.down', Icon: IconComponent) => {
    const steps = key === 'columns.up' ? -1 : 1;
    const name = translate(key, { name: label });
    return (
      <button
        type="button"
        className={iconButtonClass('small')}
        aria-label={name}
        title={name}
        aria-disabled={steps < 0 ? first : final}
        onKeyDown={moveByKey}
        onClick={(event) => move(event.currentTarget, steps)}
      >
        <Icon fontSize="inherit" />
      </button>
    );
  };

  return (
    <li className={clsx(styles.entry, dragged && styles.dragged)}>
      <span className={styles.grip} aria-hidden="true" onPointerDown={on.onGrip}>
        <DragIndicatorIcon fontSize="small" />
      </span>
      <label className={checkboxLabel}>
        <input
          type="checkbox"
          checked={visible}
          disabled={visible && last}
          onChange={({ currentTarget }) => on.onToggle(currentTarget.checked)}
        />
        <bdi>{label}</bdi>
      </label>
      {on.onWiden && widener('columns.narrower', RemoveIcon)}
      {on.onWiden && widener('columns.wider', AddIcon)}
      {mover('columns.up', ArrowUpwardIcon)}
      {mover('columns.down', ArrowDownwardIcon)}
    </li>
  );
}
