import { Autocomplete, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSettings } from '#src/settings/settings.ts';
import { isAvailable, type Terminal } from '#src/settings/terminals.ts';
import { InlineList } from './InlineList.tsx';
import { MaterialTheme } from './material/MaterialTheme.tsx';

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

/** The shared terminal picker: a searchable list, label "Terminal", showing labels, its value a terminalID (spec §2). */
export function TerminalPicker(props: TerminalPickerProps) {
  const { value, onChange, showDeleted = false, required = false, disabled = false, clearable = false, inline } = props;
  const translate = useTranslate();
  const { terminals, allTerminals } = useSettings();
  const [search, setSearch] = useState('');
  const chosen = allTerminals.find(({ terminalID }) => terminalID === value) ?? null;
  const offered = showDeleted ? allTerminals : terminals;
  // What is chosen stays on the list, or the field could not show it.
  const options = chosen && !offered.includes(chosen) ? [...offered, chosen] : offered;
  const error = props.error ?? (required && !chosen ? translate('TerminalNotSelected') : undefined);
  const labelOf = (terminal: Terminal) =>
    isAvailable(terminal) ? terminal.label : `${terminal.label} (${translate('terminal.deleted')})`;

  return (
    <MaterialTheme>
      <Autocomplete<Terminal, false, boolean>
        options={options}
        value={chosen}
        onChange={(_, terminal) => onChange(terminal?.terminalID)}
        getOptionLabel={labelOf}
        getOptionKey={({ terminalID }) => terminalID}
        isOptionEqualToValue={(one, other) => one.terminalID === other.terminalID}
        disabled={disabled}
        disableClearable={!clearable}
        autoHighlight
        fullWidth
        size="small"
        noOptionsText={translate('terminal.none')}
        clearText={translate('terminal.clear')}
        openText={translate('terminal.open')}
        closeText={translate('shell.close')}
        {...(inline && {
          open: true,
          // The input starts empty, as a search; the reset to the chosen label is passed over.
          inputValue: search,
          onInputChange: (_: unknown, text: string, reason: string) => {
            if (reason !== 'reset') setSearch(text);
          },
          disablePortal: true,
          forcePopupIcon: false,
          slots: { popper: InlineList },
          onClose: (_: unknown, reason: string) => {
            if (reason === 'escape' || reason === 'selectOption') inline.onClose();
          },
        })}
        renderInput={(params) => (
          <TextField
            {...params}
            label={translate('terminal.label')}
            required={required}
            error={error !== undefined}
            helperText={error}
            {...(inline && { autoFocus: true, placeholder: translate('terminal.search') })}
          />
        )}
      />
    </MaterialTheme>
  );
}
