import { useListPaginationContext, useTranslate } from 'react-admin';
import { pageSizes } from '#contract/constants.ts';
import { groupDigits } from '#src/meta/format/groupDigits.ts';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import { inputClass } from '#src/ui/inputs/inputClass.ts';
import styles from './ListPager.module.css';

/**
 * Page by page, and how many rows a page has. A step that leads nowhere keeps its button: who has just pressed it stays
 * there.
 */
export function ListPager() {
  const translate = useTranslate();
  const { page, perPage, setPage, setPerPage, total, hasNextPage } = useListPaginationContext();
  if (hasNextPage === undefined || total === 0) return null;
  const words = { page: groupDigits(page), pages: groupDigits(Math.max(1, Math.ceil((total ?? 0) / perPage))) };
  const sizes = [...new Set([...pageSizes, perPage])].toSorted((a, b) => a - b);
  return (
    <nav className={styles.pager} aria-label={translate('list.pages')}>
      <label>
        {translate('ra.navigation.page_rows_per_page')}
        <select
          className={inputClass('compact')}
          value={perPage}
          onChange={(event) => setPerPage(Number(event.target.value))}
        >
          {sizes.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </select>
      </label>
      <span>{translate(total === undefined ? 'ra.navigation.current_page' : 'list.page', words)}</span>
      <span className={styles.steps}>
        <button
          type="button"
          className={buttonClass()}
          aria-disabled={page <= 1}
          onClick={() => page > 1 && setPage(page - 1)}
        >
          {translate('list.previous')}
        </button>
        <button
          type="button"
          className={buttonClass()}
          aria-disabled={!hasNextPage}
          onClick={() => hasNextPage && setPage(page + 1)}
        >
          {translate('list.next')}
        </button>
      </span>
    </nav>
  );
}
