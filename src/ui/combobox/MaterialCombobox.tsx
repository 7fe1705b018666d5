import { Autocomplete, useForkRef } from '@mui/material';
import type { ComponentProps, Ref } from 'react';
import { hasWords } from '#contract/foldText.ts';
import { Field } from '#src/ui/inputs/Field.tsx';
import { inputClass } from '#src/ui/inputs/inputClass.ts';
import { MaterialTheme } from '#src/ui/material/MaterialTheme.tsx';
import type { Choice, ComboboxProps } from './Combobox.tsx';
import styles from './MaterialCombobox.module.css';

/** An input that two want to hold. */
function SharedInput({
  ref,
  inputRef,
  ...rest
}: ComponentProps<'input'> & { inputRef: Ref<HTMLInputElement> | undefined }) {
  return <input {...rest} ref={useForkRef(ref, inputRef)} />;
}

/** The options that have every word of what was typed. */
const withWords: ComboboxProps['filterOptions'] = (options, { inputValue }) =>
  options.filter(({ title }) => hasWords(title, inputValue));

/** Material UI's Autocomplete around our own field. */
export function MaterialCombobox(props: ComboboxProps) {
  const { id, label, helperText, error, required, placeholder, autoFocus, inputRef, ...rest } = props;
  const below = error === undefined ? helperText && `${id}-help` : `${id}-error`;
  return (
    <MaterialTheme>
      <Autocomplete<Choice, false, boolean, boolean>
        id={id}
        fullWidth
        // What floats stays inside of a dialog that is over the page.
        disablePortal
        getOptionLabel={(choice) => (typeof choice === 'string' ? choice : choice.title)}
        getOptionKey={(choice) => (typeof choice === 'string' ? choice : choice.id)}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        renderOption={({ key, ...option }, choice) => (
          <li key={key} {...option}>
            <bdi>{choice.title}</bdi>
            {choice.detail && <span className={styles.detail}>{choice.detail}</span>}
          </li>
        )}
        filterOptions={withWords}
        slotProps={{ listbox: { 'aria-label': label, 'aria-labelledby': undefined } }}
        {...rest}
        renderInput={({ InputProps: { ref, endAdornment }, inputProps }) => (
          <Field id={id} label={label} helperText={helperText} error={error} required={required}>
            <span ref={ref} className={styles.combobox}>
              <SharedInput
                {...inputProps}
                inputRef={inputRef}
                {...(autoFocus && { autoFocus })}
                type="text"
                // An empty input has no words to tell its direction; its placeholder has the page's.
                dir={inputProps.value === '' ? undefined : 'auto'}
                className={inputClass()}
                placeholder={placeholder}
                aria-required={required || undefined}
                aria-invalid={error === undefined ? undefined : true}
                aria-describedby={below || undefined}
              />
              {endAdornment}
            </span>
          </Field>
        )}
      />
    </MaterialTheme>
  );
}
