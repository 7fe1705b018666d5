import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSettings } from '#src/settings/settings.ts';
import { isAvailable, type Terminal } from '#src/settings/terminals.ts';
import { Combobox, type ComboboxProps } from './Combobox.tsx';
import { InlineList } from './InlineList.tsx';

export interface TerminalPickerProps {
  /** Chosen terminalID; undefined when none is. */
  value: string | undefined;
  onChange: (terminalID: string | undefined) => void;
  /** Offers disabled terminals too (spec §4). */
  showDeleted?: boolean;
  /** Says TerminalNotSelected while nothing is chosen. */
  required?: boolean;
  disabled?: boolean;
  /** Lets a person choose none. */
  clearable?: boolean;
  /** Another error to show, in words. */
  error?: string;
  /** The list stands open below the search, as the content of a popover; `onClose` hears when it has served. */
  inline?: { onClose: () => void };
}

/** The combobox as the content of a popover: its list always open below the search, which starts empty. */
function useInline(inline: TerminalPickerProps['inline'], placeholder: string): Partial<ComboboxProps> {
  const [search, setSearch] = useState('');
  if (!inline) return {};
  return {
    autoFocus: true,
    placeholder,
    open: true,
    inputValue: search,
    // The reset to the chosen label is passed over.
    onInputChange: (_, text, reason) => {
      if (reason !== 'reset') setSearch(text);
    },
    forcePopupIcon: false,
    slots: { popper: InlineList },
    onClose: (_, reason) => {
      if (reason === 'escape' || reason === 'selectOption') inline.onClose();
    },
  };
}

/** The shared terminal picker: a searchable list, label "Terminal", showing labels, its value a terminalID (spec §2). */
export function TerminalPicker(props: TerminalPickerProps) {
  const { value, onChange, showDeleted = false, required = false, disabled = false, clearable = false } = props;
  const translate = useTranslate();
  const id = useId();
  const { terminals, allTerminals } = useSettings();
  const inline = useInline(props.inline, translate('terminal.search'));
  const chosen = allTerminals.find(({ terminalID }) => terminalID === value);
  const offered = showDeleted ? allTerminals : terminals;
  const choiceOf = (terminal: Terminal) => ({
    id: terminal.terminalID,
    title: isAvailable(terminal) ? terminal.label : `${terminal.label} (${translate('terminal.deleted')})`,
  });
  // What is chosen stays on the list, or the field could not show it.
  const options = (chosen && !offered.includes(chosen) ? [...offered, chosen] : offered).map(choiceOf);

  return (
    <Combobox
      id={id}
      label={translate('shell.terminal')}
      required={required}
      error={props.error ?? (required && !chosen ? translate('TerminalNotSelected') : undefined)}
      options={options}
      value={chosen ? choiceOf(chosen) : null}
      onChange={(_, choice) => onChange(typeof choice === 'string' ? choice : choice?.id)}
      disabled={disabled}
      disableClearable={!clearable}
      autoHighlight
      noOptionsText={translate('terminal.none')}
      {...inline}
    />
  );
}
