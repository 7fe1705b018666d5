import type { RefObject } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { useIsOpen } from '#src/settings/useIsOpen.ts';
import { MenuPopup } from '#src/ui/menus/MenuPopup.tsx';
import type { ActionList } from './actionList.ts';
import { actionLabel, type ListAction } from './actions.ts';
import { useListTools, useLoadedActions } from './useActions.ts';

interface ListActionsMenuProps {
  list: ActionList;
  anchor: RefObject<HTMLElement | null>;
  onChoose: (action: Exclude<ListAction, { kind: 'link' }>) => void;
  onClose: () => void;
}

/** The opened menu of a list's own actions. */
export function ListActionsMenu({ list, anchor, onChoose, onClose }: ListActionsMenuProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const isOpen = useIsOpen();
  const tools = useListTools(list);
  const { declaration } = list;
  const { actions, failed, retry } = useLoadedActions(declaration, 'list');
  if (!actions && !failed) return null;
  const items = (actions ?? [])
    .filter((action) => isOpen(action) && (action.offered?.(tools) ?? true))
    .map((action) => ({
      key: action.key,
      label: translate(actionLabel(action)),
      danger: action.danger ?? false,
      onSelect: () => (action.kind === 'link' ? void navigate(action.path(tools)) : onChoose(action)),
    }));
  const missing = failed
    ? { key: 'retry', label: translate('shell.retry'), onSelect: retry }
    : { key: 'none', label: translate('action.none'), onSelect: onClose };
  return (
    <MenuPopup
      anchor={anchor}
      label={translate('list.moreActions')}
      items={items.length > 0 ? items : [missing]}
      onClose={onClose}
    />
  );
}
