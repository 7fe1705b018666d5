import { MenuItem, MenuList } from '@mui/material';
import { useLayoutEffect, useRef } from 'react';
import { MaterialTheme } from './material/MaterialTheme.tsx';
import type { MenuItemData, MenuPopupProps } from './MenuPopup.tsx';
import './menuSheet.css';
import { Sheet } from './Sheet.tsx';

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
    <Sheet label={label} className="menu-sheet" onClose={onClose}>
      <div className="menu-sheet-content">
        {heading !== undefined && <div className="menu-heading">{heading}</div>}
        <MaterialTheme>
          <MenuList ref={list} aria-label={label} autoFocusItem>
            {items.map((item) => (
              <MenuItem
                key={item.key}
                {...(item.danger && { className: 'menu-item-danger' })}
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
