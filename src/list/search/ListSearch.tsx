import SearchIcon from '@mui/icons-material/Search';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { filterText } from '#contract/rules/filterText.ts';
import { DraftInput } from '#src/list/filters/DraftInput.tsx';
import { Refusal } from '#src/list/Refusal.tsx';
import { lazyPart } from '#src/ui/lazy/lazyPart.tsx';
import styles from './ListSearch.module.css';
import type { ListSearchState } from './useListSearch.ts';

const SearchMeanings = lazyPart(async () => (await import('./SearchMeanings.tsx')).SearchMeanings);

/** How many kinds its empty field tells of. */
const told = 3;

interface ListSearchProps {
  search: ListSearchState;
  /** The word of a parameter. */
  labelOf: (name: string) => string;
}

/** Puts the sign of a search before its input, and behind it as what its text is taken. */
const withMeanings = (props: ListSearchProps) => (input: ReactNode) => (
  <span className={styles.frame}>
    <SearchIcon className={styles.icon} aria-hidden />
    {input}
    {props.search.text !== '' && <SearchMeanings {...props} />}
  </span>
);

/** One field for whatever people know a row by: a name, an amount, four digits, a telephone, a number. */
export function ListSearch(props: ListSearchProps) {
  const { search } = props;
  const translate = useTranslate();
  const kinds = search.kinds.slice(0, told).map((kind) => translate(`list.search.kind.${kind}`));
  return (
    <div className={styles.search} data-filter={search.ownsSearch ? 'search' : undefined}>
      <DraftInput
        label={translate('filter.name.search')}
        isLabelHidden
        type="search"
        placeholder={translate('list.search.placeholder', { kinds: kinds.join(', ') })}
        value={search.text}
        onApply={search.search}
        // Half a telephone means nothing yet.
        patient={(text) => !filterText(text)}
        accepts={search.accepts}
        refusal={filterText}
        frame={withMeanings(props)}
      />
      {search.failure && <Refusal id="list-search-failure">{translate(search.failure)}</Refusal>}
    </div>
  );
}
