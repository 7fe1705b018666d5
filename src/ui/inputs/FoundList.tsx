import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

/** Something a search has found. */
export interface Found {
  id: string;
  /** What it is called. */
  title: string;
  /** What tells it from others of that name. */
  detail?: ReactNode;
}

interface FoundListProps<Entry extends Found> {
  id: string;
  label: string;
  /** Undefined: the list is closed. */
  found: readonly Entry[] | undefined;
  active: number;
  onPick: (entry: Entry) => void;
}

/** The list below a search. The focus stays in the search; the keyboard's choice is marked. */
export function FoundList<Entry extends Found>({ id, label, found, active, onPick }: FoundListProps<Entry>) {
  const translate = useTranslate();
  return (
    <div className="search-list" hidden={!found}>
      <div id={`${id}-list`} role="listbox" aria-label={label}>
        {found?.map((entry, index) => (
          <div
            key={entry.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            onMouseDown={(event) => {
              // The focus must not leave the search.
              event.preventDefault();
              if (event.button === 0) onPick(entry);
            }}
          >
            <bdi>{entry.title}</bdi>
            {entry.detail && <span className="search-detail">{entry.detail}</span>}
          </div>
        ))}
      </div>
      {found?.length === 0 && <p className="search-none">{translate('search.none')}</p>}
    </div>
  );
}
