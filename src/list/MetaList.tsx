import { useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import { ListContextProvider, ResourceContextProvider, useTranslate } from 'react-admin';
import { RowMenu } from '#src/actions/row/RowMenu.tsx';
import styles from './MetaList.module.css';
import type { ListDeclaration } from './declaration.ts';
import { FilterBar } from './filters/FilterBar.tsx';
import { readFilterValues, withFilter, type FilterValues } from '#src/meta/filterValues.ts';
import { isGrouped } from './grouped/groupByDay.ts';
import { ListAnnouncement } from './ListAnnouncement.tsx';
import { ListBody } from './ListBody.tsx';
import { ListPager } from './ListPager.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import { AfterFirstScreen } from '#src/ui/afterFirstScreen.ts';
import { lazyPart } from '#src/ui/lazy/lazyPart.tsx';
import { useFocusAround } from '#src/ui/focus/useFocusAround.ts';
import { useSelection } from './selection/useSelection.ts';
import { useScrollRestoration } from './useScrollRestoration.ts';
import { useList, type ListState } from './useList.ts';
import { useListContextValue } from './useListContextValue.ts';
import { usePrefetchedPage } from './usePrefetchedPage.ts';

const ListInsight = lazyPart(async () => (await import('./ListInsight.tsx')).ListInsight);

/** A part of a list that loads, and is drawn, once the first screen stands. */
const afterFirstScreen = (Part: ComponentType<{ list: ListState }>) =>
  function Later({ list }: { list: ListState }) {
    return (
      <AfterFirstScreen>
        <Part list={list} />
      </AfterFirstScreen>
    );
  };
const MendedNotice = afterFirstScreen(lazyPart(async () => (await import('./mended/MendedNotice.tsx')).MendedNotice));
const LiveRows = afterFirstScreen(lazyPart(async () => (await import('./live/LiveRows.tsx')).LiveRows));

const TemporaryViewBar = lazyPart(async () => (await import('./views/TemporaryViewBar.tsx')).TemporaryViewBar);

/** The view that a link has brought, where one has; its place is kept while its code loads. */
const Temporary = ({ list }: { list: ListState }) =>
  list.temporary !== undefined && (
    <div className={styles.insight}>
      <TemporaryViewBar list={list} name={list.temporary} />
    </div>
  );

/**
 * A list nobody wrote columns for: the declaration names its calls, the server's `$meta` its columns, both together
 * its filters.
 * @example <MetaList declaration={customers} />
 */
export function MetaList({ declaration }: { declaration: ListDeclaration }) {
  const translate = useTranslate();
  const list = useList(declaration);
  const ticks = useSelection(list);
  const selection = declaration.selectable && ticks;
  const { controller, permanent } = list;
  const section = useRef<HTMLElement>(null);
  const scroller = useRef<HTMLElement>(null);
  useScrollRestoration(list, section);
  useFocusAround(section);
  usePrefetchedPage(list);
  // Clearing all filters drops what is half typed in their inputs too.
  const [clearings, setClearings] = useState(0);
  const [summaryOpen, setSummaryOpen] = useState(false);
  const values = readFilterValues(controller.filterValues);
  const grouped = isGrouped(declaration, controller);
  const intended = useRef(values);
  useLayoutEffect(
    function followAddress() {
      intended.current = readFilterValues(controller.filterValues);
    },
    [controller.filterValues],
  );

  /** Two changes in short order are both meant, also before the first is in the address. */
  function change(filters: FilterValues) {
    intended.current = withFilter(intended.current, filters);
    controller.setFilters(intended.current);
  }
  function clearFilters() {
    const { showDeleted } = values;
    setClearings(clearings + 1);
    controller.setFilters(withFilter(permanentIn(values), { showDeleted }));
  }
  function permanentIn(all: typeof values) {
    return Object.fromEntries(Object.entries(all).filter(([name]) => Object.hasOwn(permanent, name)));
  }
  function turnTo(page: number) {
    controller.setPage(page);
    scroller.current?.scrollTo?.({ top: 0 });
  }
  const context = useListContextValue(list, ticks, turnTo);

  return (
    <ResourceContextProvider value={declaration.name}>
      <ListContextProvider value={context}>
        <section ref={section} className={styles.list} aria-label={list.title}>
          <Temporary list={list} />
          <FilterBar key={clearings} list={list} values={values} onChange={change} onClear={clearFilters} />
          <MendedNotice list={list} />
          <ListToolbar
            list={list}
            selection={selection}
            values={values}
            onChange={change}
            summary={declaration.summary && { open: summaryOpen, toggle: () => setSummaryOpen(!summaryOpen) }}
          />
          {declaration.insight && (
            <div className={styles.insight}>
              <ListInsight list={list} part="insight" load={declaration.insight} />
            </div>
          )}
          {declaration.summary && summaryOpen && (
            <section className={styles.summary} aria-label={translate('list.summary')}>
              <ListInsight list={list} part="summary" load={declaration.summary} />
            </section>
          )}
          {!grouped && <LiveRows list={list} />}
          <ListBody list={list} selection={selection} values={values} onClear={clearFilters} scroller={scroller} />
          {!grouped && <ListPager />}
          {!grouped && <ListAnnouncement columns={list.columns} />}
          {!grouped && declaration.actions?.row && (
            <RowMenu list={list} rows={controller.data} section={section} onGone={selection?.drop} />
          )}
        </section>
      </ListContextProvider>
    </ResourceContextProvider>
  );
}
