import { MenuItem, MenuList } from '@mui/material';
import { useLayoutEffect, useRef } from 'react';
import styles from './MenuSheet.module.css';
import { MaterialTheme } from '#src/ui/material/MaterialTheme.tsx';
import type { MenuItemData, MenuPopupProps } from './MenuPopup.tsx';
import { Sheet } from '#src/ui/dialogs/Sheet.tsx';
import menuStyles from './menu.module.css';

/** A menu for a phone: a sheet at the lower edge that keeps the focus until it closes. */
export function MenuSheet({ label, heading, items, onClose }: MenuPopupProps) {
  const list = useRef<HTMLUListElement>(null);

  // The dialog, which is shown by now, has given it to the list around them.
  useLayoutEffect(function focusFirst() {
    list.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
  }, []);

  function choose(item: MenuItemData) {
    onClose();
    item.onSelect();
  }
  return (
    <Sheet label={label} className={styles.sheet} onClose={onClose}>
      <div className={styles.content}>
        {heading !== undefined && <div className={menuStyles.heading}>{heading}</div>}
        <MaterialTheme>
          <MenuList ref={list} aria-label={label} autoFocusItem>
            {items.map((item) => (
              <MenuItem
                key={item.key}
                {...(item.danger && { className: menuStyles.danger })}
                onClick={() => choose(item)}
              >
                {item.label}
              </MenuItem>
            ))}
          </MenuList>
        </MaterialTheme>
      </div>
    </Sheet>
  );
}
