import { MenuItem, MenuList } from '@mui/material';
import { useLayoutEffect, useRef } from 'react';
import { MaterialTheme } from './material/MaterialTheme.tsx';
import type { MenuItemData, MenuPopupProps } from './MenuPopup.tsx';
import './menuSheet.css';

/** A menu for a phone: a sheet at the lower edge that keeps the focus until it closes. */
export function MenuSheet({ label, heading, items, onClose }: MenuPopupProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  // Closes before it leaves the document, so that the focus returns to where it was.
  useLayoutEffect(function open() {
    const sheet = dialog.current;
    sheet?.showModal();
    // The dialog itself would give it to the list around them.
    sheet?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
    return () => sheet?.close();
  }, []);

  function choose(item: MenuItemData) {
    onClose();
    item.onSelect();
  }
  return (
    // A click on the dialog itself is one beside the sheet: its content fills the sheet. Escape serves the keyboard.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className="menu-sheet"
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className="menu-sheet-content">
        {heading !== undefined && <div className="menu-heading">{heading}</div>}
        <MaterialTheme>
          <MenuList aria-label={label} autoFocusItem>
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
    </dialog>
  );
}
