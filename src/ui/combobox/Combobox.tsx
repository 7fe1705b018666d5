import type { AutocompleteProps } from '@mui/material';
import type { ReactNode, Ref } from 'react';
import { Field } from '#src/ui/inputs/Field.tsx';
import { inputClass } from '#src/ui/inputs/inputClass.ts';
import { lazyPart } from '#src/ui/lazy/lazyPart.tsx';

/** One thing to choose. */
export interface Choice {
  id: string;
  /** What it is called. */
  title: string;
  /** What tells it from others of that name. */
  detail?: ReactNode;
}

type Autocomplete = AutocompleteProps<Choice, false, boolean, boolean>;

/** What a combobox takes: the field it is, and whatever Material UI's Autocomplete takes besides. */
export interface ComboboxProps extends Omit<Autocomplete, 'renderInput' | 'id' | 'placeholder'> {
  id: string;
  label: string;
  helperText?: string | undefined;
  error?: string | undefined;
  required?: boolean | undefined;
  placeholder?: string | undefined;
  autoFocus?: boolean | undefined;
  inputRef?: Ref<HTMLInputElement>;
}

/** Holds the combobox's place while its code loads. */
function Waiting({ id, label, helperText, error, required }: ComboboxProps) {
  return (
    <Field id={id} label={label} helperText={helperText} error={error} required={required}>
      <span className={inputClass()} />
    </Field>
  );
}

/** A field that searches while one types and chooses from what is found. Its code loads with its first use. */
export const Combobox = lazyPart<ComboboxProps>(
  async () => (await import('./MaterialCombobox.tsx')).MaterialCombobox,
  Waiting,
);

// A page that has one needs it at once.
Combobox.preload();
