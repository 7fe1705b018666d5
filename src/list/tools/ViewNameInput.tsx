import { useEffect, useRef } from 'react';
import { Refusal } from '#src/list/Refusal.tsx';
import { inputClass } from '#src/ui/inputs/inputClass.ts';

interface ViewNameInputProps {
  id: string;
  value: string;
  /** Why the name is not taken, in words. */
  refusal: string | undefined;
  onChange: (value: string) => void;
  /** Takes the focus, with its text selected. */
  isOpened?: boolean;
}

/** The name of a view as it is typed, and why it is not taken. */
export function ViewNameInput({ id, value, refusal, onChange, isOpened = false }: ViewNameInputProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(
    function takeFocus() {
      if (isOpened) input.current?.select();
    },
    [isOpened],
  );
  return (
    <>
      <input
        ref={input}
        id={id}
        className={inputClass('compact')}
        dir="auto"
        autoComplete="off"
        value={value}
        aria-invalid={refusal !== undefined || undefined}
        aria-describedby={refusal === undefined ? undefined : `${id}-refusal`}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {refusal !== undefined && <Refusal id={`${id}-refusal`}>{refusal}</Refusal>}
    </>
  );
}
