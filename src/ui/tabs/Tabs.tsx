import { startTransition, useEffect, useId, useState, type ReactNode } from 'react';
import { afterPaint } from '#src/ui/afterPaint.ts';
import { lazyPart } from '#src/ui/lazy/lazyPart.tsx';
import styles from './tabs.module.css';

/** One tab; its content is drawn while it is chosen. */
export interface Tab {
  key: string;
  label: string;
  /** How many things it holds; draws nothing until it is known. */
  count?: ReactNode;
  content: ReactNode;
}

interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  chosen: string;
  onChoose: (key: string) => void;
}

export interface TabRowProps extends TabsProps {
  /** What the ids of tabs and panel begin with. */
  id: string;
}

const RowPlace = () => <div className={styles.row} />;

const TabRow = lazyPart<TabRowProps>(async () => (await import('./TabRow.tsx')).TabRow, RowPlace);

/** Asks ahead for the row of tabs. */
export const preloadTabs = (): void => TabRow.preload();

/**
 * Parts of a page of which one is on screen. The row of tabs, whose making takes longer than the rest of a page, follows
 * the first paint into the place that is kept for it; the chosen part stands at once.
 */
export function Tabs({ tabs, chosen, ...rest }: TabsProps) {
  const id = useId();
  const [painted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => startTransition(() => setPainted(true))), []);
  const current = tabs.find(({ key }) => key === chosen) ?? tabs[0];
  if (!current) return null;
  return (
    <div className={styles.tabs}>
      {painted ? <TabRow {...rest} id={id} tabs={tabs} chosen={current.key} /> : <RowPlace />}
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current.key}`} className={styles.panel}>
        {current.content}
      </div>
    </div>
  );
}
