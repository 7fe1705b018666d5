import type { ChangeEvent } from 'react';
import styles from './SelectBox.module.css';

interface SelectBoxProps {
  label: string;
  checked: boolean;
  /** Some of what it stands for is ticked. */
  mixed?: boolean;
  onToggle: (range: boolean) => void;
}

const withShift = ({ nativeEvent }: ChangeEvent) => nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;

function showMixed(box: HTMLInputElement | null): void {
  if (box) box.indeterminate = true;
}
function showPlain(box: HTMLInputElement | null): void {
  if (box) box.indeterminate = false;
}

/** A checkbox whose target fills its cell; with the shift key it stands for a range. */
export function SelectBox({ label, checked, mixed = false, onToggle }: SelectBoxProps) {
  return (
    <label className={styles.box}>
      <input
        ref={mixed ? showMixed : showPlain}
        type="checkbox"
        aria-label={label}
        checked={checked}
        onChange={(event) => onToggle(withShift(event))}
      />
    </label>
  );
}
