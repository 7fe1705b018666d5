import { useEffect, useRef, useState, type RefObject } from 'react';
import type { RaRecord } from 'react-admin';
import { lazyPart } from '#src/ui/lazy/lazyPart.tsx';
import type { ActionList } from '#src/actions/actionList.ts';
import type { RecordAction } from '#src/actions/actions.ts';

const OpenRowMenu = lazyPart(async () => (await import('./OpenRowMenu.tsx')).OpenRowMenu);

/** A row whose menu is open, and then what was chosen in it. */
interface Opened {
  record: RaRecord;
  action?: RecordAction;
  anchor: RefObject<HTMLElement | null>;
}

interface RowMenuProps {
  list: ActionList;
  /** The rows on screen. */
  rows: readonly RaRecord[] | undefined;
  section: RefObject<HTMLElement | null>;
}

const buttonOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-row-actions]') : null;

/**
 * One menu for all rows of a list: rows hold a bare button and no state. Its code loads when a person comes near a
 * button; a click before that opens it once it is there.
 */
export function RowMenu({ list, rows: shown, section }: RowMenuProps) {
  const [opened, setOpened] = useState<Opened>();
  const rows = useRef(shown);
  useEffect(function keepRows() {
    rows.current = shown;
  });

  useEffect(
    function listenToButtons() {
      const element = section.current;
      const preload = (event: Event) => {
        if (buttonOf(event)) OpenRowMenu.preload();
      };
      const open = (event: Event) => {
        const button = buttonOf(event);
        const record = button && rows.current?.find(({ id }) => String(id) === button.dataset.rowActions);
        if (record) setOpened({ record, anchor: { current: button } });
      };
      element?.addEventListener('pointerover', preload);
      element?.addEventListener('focusin', preload);
      element?.addEventListener('click', open);
      return () => {
        element?.removeEventListener('pointerover', preload);
        element?.removeEventListener('focusin', preload);
        element?.removeEventListener('click', open);
      };
    },
    [section],
  );

  if (!opened) return null;
  return (
    <OpenRowMenu
      {...opened}
      list={list}
      section={section}
      onChoose={(action) => setOpened({ ...opened, action })}
      onClose={() => setOpened(undefined)}
    />
  );
}
