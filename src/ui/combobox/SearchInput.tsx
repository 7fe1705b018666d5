import { useQuery } from '@tanstack/react-query';
import { useId, useState, type KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { cleanText } from '#contract/cleanText.ts';
import { filterText } from '#contract/rules/filterText.ts';
import { visuallyHidden } from '#src/ui/classes/visuallyHidden.ts';
import { Combobox, type Choice } from './Combobox.tsx';
import { useRested } from './useRested.ts';

interface SearchInputProps<Found extends Choice> {
  label: string;
  helperText?: string;
  placeholder?: string;
  /** Names the question for the cache; the text is added. */
  queryKey: readonly unknown[];
  search: (text: string, signal: AbortSignal) => Promise<readonly Found[]>;
  onPick: (found: Found) => void;
  /** Told of what is typed. */
  onText?: (text: string) => void;
  autoFocus?: boolean;
  error?: string | undefined;
  required?: boolean;
}

const everything = (options: Choice[]) => options;

/**
 * Finds one of many by what is typed: a combobox whose list the server answers. Arrows move, Enter picks, Escape closes;
 * Enter never submits the form while a text stands in it.
 */
export function SearchInput<Found extends Choice>({
  queryKey,
  search,
  onPick,
  onText,
  ...field
}: SearchInputProps<Found>) {
  const translate = useTranslate();
  const id = useId();
  const [text, setText] = useState('');
  const [closed, setClosed] = useState(false);
  const typed = cleanText(text).trim();
  const [rested, rest] = useRested(typed);
  const { data, isError } = useQuery({
    queryKey: [...queryKey, 'search', rested],
    queryFn: ({ signal }) => search(rested, signal),
    // It travels in the address of the question.
    enabled: rested !== '' && !filterText(rested),
    staleTime: 30_000,
  });
  const refused = filterText(typed);
  const error = refused ? translate(refused.key, refused.values) : field.error;
  const found = data ?? [];
  const isAnswered = rested !== '' && !closed && (data !== undefined || isError);
  // That there is nothing is said in the field's own place, and covers nothing.
  const isNone = isAnswered && !isError && found.length === 0;
  const isOpen = isAnswered && !isNone;

  function onKeyDown(event: KeyboardEvent & { defaultMuiPrevented?: boolean }): void {
    if (event.key !== 'Enter' || text === '') return;
    event.preventDefault();
    if (rested === typed && isOpen) return;
    // What is marked answers an older text.
    event.defaultMuiPrevented = true;
    rest();
  }

  return (
    <>
      <Combobox
        {...field}
        error={error}
        helperText={isNone ? translate('search.none') : field.helperText}
        id={id}
        options={found}
        filterOptions={everything}
        value={null}
        inputValue={text}
        onInputChange={(_, said, reason) => {
          if (reason !== 'input') return;
          setText(said);
          onText?.(said);
          setClosed(false);
        }}
        onChange={(_, choice) => {
          const picked = found.find((one) => one === choice);
          if (!picked) return;
          setText('');
          onText?.('');
          onPick(picked);
        }}
        open={isOpen}
        onOpen={() => setClosed(false)}
        onClose={() => setClosed(true)}
        onKeyDown={onKeyDown}
        autoHighlight
        clearOnBlur={false}
        forcePopupIcon={false}
        disableClearable
        noOptionsText={translate('search.failed')}
      />
      <span className={visuallyHidden} role="status">
        {isAnswered &&
          (isError ? translate('search.failed') : translate('search.found', { smart_count: found.length }))}
      </span>
    </>
  );
}
