import { useTranslate } from 'react-admin';
import { useCustomerNames } from '#src/list/customerNames.ts';
import type { ActiveFilter } from './activeFilters.ts';
import styles from './filters.module.css';

interface FilterChipsProps {
  active: readonly ActiveFilter[];
  onRemove: (names: readonly string[]) => void;
}

/** Filters in force, each removable. */
export function FilterChips({ active, onRemove }: FilterChipsProps) {
  const translate = useTranslate();
  const customers = active.filter(({ key }) => key === 'consumerID');
  const { names } = useCustomerNames(customers.map(({ text }) => text));
  if (active.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={translate('filter.active')}>
      {active.map(({ key, label, text: told, names: parameters }) => {
        // A person is called by name.
        const text = key === 'consumerID' ? (names[told] ?? told) : told;
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
              onClick={() => onRemove(parameters)}
            >
              <span aria-hidden="true">×</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
