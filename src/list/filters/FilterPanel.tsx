import { useTranslate } from 'react-admin';
import { filterGroups } from '#contract/filters.ts';
import type { FilterValues } from '#src/meta/filterValues.ts';
import { FilterControl } from './controls.tsx';
import type { FilterField } from './filterFields.ts';
import styles from './filters.module.css';

interface FilterPanelProps {
  id: string;
  fields: readonly FilterField[];
  values: FilterValues;
  onChange: (change: FilterValues) => void;
}

/** Every filter of a list that does not stand open, group by group. */
export function FilterPanel({ id, fields, ...control }: FilterPanelProps) {
  const translate = useTranslate();
  return (
    <div id={id} className={styles.more}>
      {filterGroups.map((name) => {
        const ofGroup = fields.filter(({ group }) => group === name);
        return (
          ofGroup.length > 0 && (
            <fieldset key={name} className={styles.group}>
              <legend>{translate(`filter.group.${name}`)}</legend>
              <div className={styles.fields}>
                {ofGroup.map((field) => (
                  <FilterControl key={field.key} field={field} {...control} />
                ))}
              </div>
            </fieldset>
          )
        );
      })}
    </div>
  );
}
