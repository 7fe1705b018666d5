import MoreVertIcon from '@mui/icons-material/MoreVert';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import { lazyPart } from '#src/ui/lazy/lazyPart.tsx';
import type { ActionList } from './actionList.ts';
import type { ListAction } from './actions.ts';

type Opened = Exclude<ListAction, { kind: 'link' }>;

const ListActionsMenu = lazyPart(async () => (await import('./ListActionsMenu.tsx')).ListActionsMenu);

const PlanOfList = lazyPart(async () => (await import('./many/PlanOfList.tsx')).PlanOfList);

/** Opens the menu of what can be done with the list as a whole, and then what was chosen in it. */
export function ListActions({ list }: { list: ActionList }) {
  const translate = useTranslate();
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<'menu' | Opened>();
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className={buttonClass('tool')}
        aria-haspopup="menu"
        aria-expanded={open === 'menu'}
        aria-label={translate('list.moreActions')}
        title={translate('list.moreActions')}
        {...ListActionsMenu.near}
        onClick={() => setOpen('menu')}
      >
        <MoreVertIcon />
      </button>
      {open === 'menu' && (
        <ListActionsMenu list={list} anchor={anchor} onChoose={setOpen} onClose={() => setOpen(undefined)} />
      )}
      {open && open !== 'menu' && open.kind === 'dialog' && <open.Dialog onClose={() => setOpen(undefined)} />}
      {open && open !== 'menu' && open.kind === 'many' && (
        <PlanOfList action={open} list={list} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}
