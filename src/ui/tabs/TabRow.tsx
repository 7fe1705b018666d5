import { Tab, Tabs } from '@mui/material';
import { MaterialTheme } from '#src/ui/material/MaterialTheme.tsx';
import type { TabRowProps } from './Tabs.tsx';
import styles from './tabs.module.css';

/** The row of a page's tabs; arrow keys move along it and choose, in the direction of the page. */
export function TabRow({ id, label, tabs, chosen, onChoose }: TabRowProps) {
  return (
    <MaterialTheme>
      <Tabs
        className={styles.row}
        aria-label={label}
        value={chosen}
        onChange={(_, key: string) => onChoose(key)}
        selectionFollowsFocus
        variant="scrollable"
        scrollButtons={false}
      >
        {tabs.map(({ key, label: name, count }) => (
          <Tab
            key={key}
            value={key}
            id={`${id}-${key}`}
            aria-controls={`${id}-panel`}
            label={
              <span className={styles.label}>
                {name}
                {count !== undefined && <span className={styles.count}>{count}</span>}
              </span>
            }
          />
        ))}
      </Tabs>
    </MaterialTheme>
  );
}
