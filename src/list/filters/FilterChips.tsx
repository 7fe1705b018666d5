import { useTranslate } from 'react-admin';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import type { ActiveFilter } from './activeFilters.ts';
import styles from './filters.module.css';

interface FilterChipsProps {
  active: readonly ActiveFilter[];
  onRemove: (names: readonly string[]) => void;
  onClear: () => void;
}

/** The filters in force, each removable, and all at once. */
export function FilterChips({ active, onRemove, onClear }: FilterChipsProps) {
  const translate = useTranslate();
  if (active.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={translate('filter.active')}>
      {active.map(({ key, label, text, names }) => {
        const words = text === '' ? label : `${label}: ${text}`;
        return (
          <li key={key} className={styles.chip}>
            <span>
              {label}
              {text !== '' && (
                <>
                  {': '}
                  <bdi>{text}</bdi>
                </>
              )}
            </span>
            <button
              type="button"
              aria-label={translate('filter.remove', { filter: words })}
              onClick={() => onRemove(names)}
            >
              <span aria-hidden="true">×</span>
            </button>
          </li>
        );
      })}
      <li>
        <button type="button" className={buttonClass('quiet')} onClick={onClear}>
          {translate('filter.clearAll')}
        </button>
      </li>
    </ul>
  );
}
