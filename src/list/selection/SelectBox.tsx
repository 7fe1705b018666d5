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

/** What is mixed can be told to the element alone, which is plain again when the ref goes. */
function showMixed(box: HTMLInputElement): () => void {
  box.indeterminate = true;
  return () => {
    box.indeterminate = false;
  };
}

/** A checkbox whose target fills its cell; with the shift key it stands for a range. */
export function SelectBox({ label, checked, mixed = false, onToggle }: SelectBoxProps) {
  return (
    <label className={styles.box}>
      <input
        ref={mixed ? showMixed : undefined}
        type="checkbox"
        // A browser writes down what stands in its fields with every change of the address, but for these.
        autoComplete="off"
        aria-label={label}
        checked={checked}
        onChange={(event) => onToggle(withShift(event))}
      />
    </label>
  );
}
