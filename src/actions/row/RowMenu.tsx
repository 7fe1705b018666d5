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
  /** Hears of a row that its own menu has taken from the list. */
  onGone?: ((id: RaRecord['id']) => void) | undefined;
}

const buttonOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-row-actions]') : null;

/**
 * One menu for all rows of a list: rows hold a bare button and no state. Its code loads when a person comes near a
 * button; a click before that opens it once it is there.
 */
export function RowMenu({ list, rows: shown, section, onGone }: RowMenuProps) {
  const [opened, setOpened] = useState<Opened>();
  const rows = useRef(shown);
  useEffect(function keepRows() {
    rows.current = shown;
  });

  /** The row acted on last, as long as it is on screen. */
  const acted = useRef<RaRecord['id']>(undefined);
  useEffect(
    function tellGone() {
      const id = acted.current;
      if (id === undefined || !shown || shown.some((row) => row.id === id)) return;
      acted.current = undefined;
      onGone?.(id);
    },
    [shown, onGone],
  );

  useEffect(
    function listenToButtons() {
      const element = section.current;
      const preload = (event: Event) => {
        if (buttonOf(event)) OpenRowMenu.preload();
      };
      const open = (event: Event) => {
        const button = buttonOf(event);
        const record = button && rows.current?.find(({ id }) => String(id) === button.dataset.rowActions);
        if (!record) return;
        acted.current = record.id;
        setOpened({ record, anchor: { current: button } });
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
