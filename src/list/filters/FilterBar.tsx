import { useId, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { filterTableOf } from '#src/dataProvider/resource.ts';
import type { ListState } from '#src/list/useList.ts';
import { useFixedMeta } from '#src/meta/fixedMeta.ts';
import { useSettings } from '#src/settings/settings.ts';
import { lazyPart } from '#src/ui/lazy/lazyPart.tsx';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import { activeFilters, canShow } from './activeFilters.ts';
import { FilterControl } from './controls.tsx';
import { FilterChips } from './FilterChips.tsx';
import { fieldOf, filterFieldsOf, type FilterSource } from './filterFields.ts';
import { ListSearch } from '#src/list/search/ListSearch.tsx';
import { useListSearch } from '#src/list/search/useListSearch.ts';
import { isActive, type FilterValues } from '#src/meta/filterValues.ts';
import styles from './filters.module.css';

const FilterPanel = lazyPart(async () => (await import('./FilterPanel.tsx')).FilterPanel);

interface FilterBarProps {
  list: ListState;
  values: FilterValues;
  onChange: (change: FilterValues) => void;
  onClear: () => void;
}

/** Parameters that say where one is: the terminal and the merchant are chosen by signing in and in the bar. */
const ofTheSession = ['terminalID', 'merchantID'];

/**
 * In one line the search, quick filters and what opens the generated rest; below it the chips of those in force that
 * the line does not show.
 */
export function FilterBar({ list, values, onChange, onClear }: FilterBarProps) {
  const { declaration, meta, permanent, title } = list;
  const translate = useTranslate();
  const settings = useSettings().dictionaries;
  const { dictionaries: own } = useFixedMeta(declaration);
  const dictionaries = useMemo(() => ({ ...settings, ...own }), [settings, own]);
  const panel = useId();
  const [open, setOpen] = useState(false);
  const search = useListSearch(list, values, onChange);
  const ofOthers = [...Object.keys(permanent), ...Object.keys(declaration.fixedFilter ?? {}), ...ofTheSession];
  const taken = [...ofOthers, ...(search?.ownsSearch ? ['search'] : [])].join();
  const source = useMemo<FilterSource>(
    () => ({
      table: filterTableOf(declaration),
      meta,
      dictionaries,
      quick: declaration.quickFilters ?? [],
      taken: taken.split(','),
      wordOf: (name, fallback) => translate(`filter.name.${name}`, { _: fallback }),
    }),
    [declaration, meta, dictionaries, taken, translate],
  );
  const fields = useMemo(() => filterFieldsOf(source), [source]);
  const active = activeFilters(values, [...fields.quick, ...fields.more], source, {
    from: (value) => translate('filter.from', { value }),
    to: (value) => translate('filter.to', { value }),
    unknown: (value) => translate('filter.unknown', { value }),
  });
  const labelOf = (name: string) => fieldOf(name, source, false)?.label ?? name;
  // What stands open says by itself that it is in force, but for a value that it does not offer.
  const shown = [
    ...fields.quick.filter((field) => canShow(field, values)).flatMap(({ names }) => names),
    ...(search?.names ?? []),
  ];
  const isShown = ({ names }: { names: readonly string[] }) => names.every((name) => shown.includes(name));
  const activeInPanel = fields.more.filter((field) => isActive(values, field.names) && !isShown(field)).length;
  if (!search && fields.quick.length === 0 && fields.more.length === 0 && active.length === 0) return null;
  const control = { values, onChange };
  const counted = declaration.countsStates ? list : undefined;
  return (
    <section className={styles.bar} data-filters aria-label={translate('list.controls', { name: title })}>
      <div className={styles.quick}>
        {search && <ListSearch search={search} labelOf={labelOf} />}
        {fields.quick.map((field) => (
          <FilterControl key={field.key} field={field} open counted={counted} {...control} />
        ))}
        {fields.more.length > 0 && (
          <button
            type="button"
            className={buttonClass()}
            aria-expanded={open}
            aria-controls={open ? panel : undefined}
            {...FilterPanel.near}
            onClick={() => setOpen(!open)}
          >
            {activeInPanel === 0
              ? translate('filter.more')
              : translate('filter.chosen', { label: translate('filter.more'), count: String(activeInPanel) })}
          </button>
        )}
        {(active.length > 0 || (search && search.text !== '')) && (
          <button type="button" className={buttonClass('quiet')} onClick={onClear}>
            {translate('filter.clearAll')}
          </button>
        )}
      </div>
      {open && <FilterPanel id={panel} fields={fields.more} {...control} />}
      <FilterChips
        active={active.filter((one) => !isShown(one))}
        onRemove={(names) => onChange(Object.fromEntries(names.map((name) => [name, undefined])))}
      />
    </section>
  );
}
