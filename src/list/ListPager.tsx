import { useTranslate } from 'react-admin';
import { pageSizes } from '#contract/constants.ts';
import { groupDigits } from '#src/meta/format/groupDigits.ts';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import { inputClass } from '#src/ui/inputs/inputClass.ts';
import styles from './ListPager.module.css';
import type { ListState } from './useList.ts';

/**
 * Page by page, and how many rows a page has. A step that leads nowhere keeps its button: who has just pressed it stays
 * there.
 */
export function ListPager({ list: { controller }, onPage }: { list: ListState; onPage: (page: number) => void }) {
  const translate = useTranslate();
  const { page, perPage, setPerPage, total, hasNextPage } = controller;
  if (hasNextPage === undefined || total === 0) return null;
  const words = { page: groupDigits(page), pages: groupDigits(Math.max(1, Math.ceil((total ?? 0) / perPage))) };
  const sizes = [...new Set([...pageSizes, perPage])].toSorted((a, b) => a - b);
  return (
    <nav className={styles.pager} aria-label={translate('list.pages')}>
      <label>
        {translate('list.pageSize')}
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
      <span>{translate(total === undefined ? 'list.pageUncounted' : 'list.page', words)}</span>
      <span className={styles.steps}>
        <button
          type="button"
          className={buttonClass()}
          aria-disabled={page <= 1}
          onClick={() => page > 1 && onPage(page - 1)}
        >
          {translate('list.previous')}
        </button>
        <button
          type="button"
          className={buttonClass()}
          aria-disabled={!hasNextPage}
          onClick={() => hasNextPage && onPage(page + 1)}
        >
          {translate('list.next')}
        </button>
      </span>
    </nav>
  );
}
