import CheckIcon from '@mui/icons-material/Check';
import { ListItemIcon, MenuItem, MenuList } from '@mui/material';
import type { ComponentType, KeyboardEvent, ReactNode, RefObject } from 'react';
import { flushSync } from 'react-dom';
import { AnchoredPopover } from './AnchoredPopover.tsx';
import styles from './menu.module.css';

/** One choice of a menu. */
export interface MenuItemData {
  key: string;
  label: string;
  lang?: string;
  icon?: ComponentType;
  /** The current one of several; leaves room for a tick beside all of them. Absent where nothing is chosen. */
  selected?: boolean;
  /** Takes something away. */
  danger?: boolean;
  onSelect: () => void;
}

export interface MenuPopupProps {
  anchor: RefObject<HTMLElement | null>;
  label: string;
  heading?: ReactNode;
  items: readonly MenuItemData[];
  onClose: () => void;
}

/** The opened menu of a MenuButton. */
export function MenuPopup({ anchor, label, heading, items, onClose }: MenuPopupProps) {
  const choose = (item: MenuItemData) => {
    // The menu is gone and its button has the focus before anything else opens, which gives the focus back to it.
    flushSync(onClose);
    anchor.current?.focus();
    item.onSelect();
  };
  const closeOnTab = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return;
    event.preventDefault();
    onClose();
  };
  return (
    <AnchoredPopover anchor={anchor} onClose={onClose}>
      {heading !== undefined && <div className={styles.heading}>{heading}</div>}
      <MenuList aria-label={label} autoFocusItem onKeyDown={closeOnTab}>
        {items.map((item) => (
          <MenuItem
            key={item.key}
            lang={item.lang}
            selected={item.selected ?? false}
            {...(item.danger && { className: styles.danger })}
            {...(item.selected && { 'aria-current': true })}
            onClick={() => choose(item)}
          >
            {item.icon && (
              <ListItemIcon>
                <item.icon />
              </ListItemIcon>
            )}
            <span className={styles.text}>{item.label}</span>
            {item.selected && <CheckIcon fontSize="small" className={styles.tick} />}
          </MenuItem>
        ))}
      </MenuList>
    </AnchoredPopover>
  );
}
