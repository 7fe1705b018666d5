import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { typeaheadDelayMs } from '#contract/constants.ts';
import { Field } from './Field.tsx';
import { FoundList, type Found } from './FoundList.tsx';
import './search.css';

interface SearchInputProps<Entry extends Found> {
  label: string;
  help?: string;
  placeholder?: string;
  /** Names the question for the cache; the text is added. */
  queryKey: readonly unknown[];
  search: (text: string, signal: AbortSignal) => Promise<readonly Entry[]>;
  onPick: (entry: Entry) => void;
  autoFocus?: boolean;
}

/** A text once the typing rests (spec §9 "Typeahead delay"). */
function useRested(text: string): [string, () => void] {
  const [rested, setRested] = useState(text);
  useEffect(
    function waitForRest() {
      const timer = window.setTimeout(() => setRested(text), typeaheadDelayMs);
      return () => window.clearTimeout(timer);
    },
    [text],
  );
  return [text === '' ? '' : rested, () => setRested(text)];
}

/**
 * Finds one of many by what is typed: a combobox whose list the server answers. Arrows move, Enter picks, Escape closes;
 * Enter never submits the form while a text stands in it.
 */
export function SearchInput<Entry extends Found>(props: SearchInputProps<Entry>) {
  const { label, help, placeholder, queryKey, search, onPick, autoFocus } = props;
  const translate = useTranslate();
  const id = useId();
  const element = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [closed, setClosed] = useState(false);
  const [active, setActive] = useState(0);
  const [rested, rest] = useRested(text.trim());
  const { data, isError } = useQuery({
    queryKey: [...queryKey, 'search', rested],
    queryFn: ({ signal }) => search(rested, signal),
    enabled: rested !== '',
    staleTime: 30_000,
  });
  const found = data ?? [];
  const isOpen = rested !== '' && !closed && (data !== undefined || isError);
  useEffect(
    function focusOnAppearance() {
      if (autoFocus) element.current?.focus();
    },
    [autoFocus],
  );

  function pick(entry: Entry | undefined): void {
    if (!entry) return;
    setText('');
    setActive(0);
    onPick(entry);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const moves: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const move = moves[event.key];
    if (move !== undefined && found.length > 0) {
      event.preventDefault();
      setClosed(false);
      if (isOpen) setActive((active + move + found.length) % found.length);
    } else if (event.key === 'Enter' && text !== '') {
      event.preventDefault();
      if (rested === text.trim() && isOpen) pick(found[active]);
      else rest();
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      setClosed(true);
    }
  }

  const activeID = isOpen && found.length > 0 ? `${id}-${active}` : undefined;
  return (
    <Field id={id} label={label} help={help} error={undefined}>
      <div className="search-frame">
        <input
          ref={element}
          id={id}
          className="input"
          type="text"
          role="combobox"
          dir="auto"
          autoComplete="off"
          enterKeyHint="search"
          placeholder={placeholder}
          value={text}
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={activeID}
          aria-describedby={help ? `${id}-help` : undefined}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setText(event.target.value);
            setClosed(false);
            setActive(0);
          }}
          onBlur={() => setClosed(true)}
          onFocus={() => setClosed(false)}
        />
        <FoundList id={id} label={label} found={isOpen ? found : undefined} active={active} onPick={pick} />
      </div>
      <span className="visually-hidden" role="status">
        {isOpen && (isError ? translate('search.failed') : translate('search.found', { smart_count: found.length }))}
      </span>
    </Field>
  );
}
