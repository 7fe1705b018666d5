import type { RefObject } from 'react';
import { useTranslate, type RaRecord } from 'react-admin';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { glanceStore } from '#src/meta/glanceStore.ts';
import { rowName } from '#src/meta/rowName.ts';
import { useIsOpen } from '#src/settings/useIsOpen.ts';
import { useNarrow } from '#src/ui/useNarrow.ts';
import { MenuPopup } from '#src/ui/menus/MenuPopup.tsx';
import { MenuSheet } from '#src/ui/menus/MenuSheet.tsx';
import type { ActionList } from '#src/actions/actionList.ts';
import { actionLabel, type RecordAction } from '#src/actions/actions.ts';
import { ChosenOfRow } from './ChosenOfRow.tsx';
import { offeredOn } from '#src/actions/isOffered.ts';
import { useListTools, useLoadedActions } from '#src/actions/useActions.ts';
import { runsAtOnce, useRunOperation } from '#src/actions/useRunAction.ts';

interface OpenRowMenuProps {
  list: ActionList;
  record: RaRecord;
  /** What was chosen. */
  action?: RecordAction;
  anchor: RefObject<HTMLElement | null>;
  section: RefObject<HTMLElement | null>;
  onChoose: (action: RecordAction) => void;
  onClose: () => void;
}

/** The menu of one row, and then what was chosen in it. */
export function OpenRowMenu({ list, record, action, anchor, section, onChoose, onClose }: OpenRowMenuProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const narrow = useNarrow();
  const isOpen = useIsOpen();
  const tools = useListTools(list);
  const { declaration, columns, format } = list;
  const { actions, failed, retry } = useLoadedActions(declaration, 'row');
  const name = rowName(record, columns, format);
  const runOperation = useRunOperation(tools);

  function giveFocusBack() {
    // A row that has gone leaves the focus to its list.
    if (anchor.current?.isConnected || document.activeElement !== document.body) return;
    section.current?.querySelector<HTMLElement>('[data-row-link]')?.focus();
  }
  function close() {
    // First what was above the page goes, and with it its hold on the focus.
    flushSync(onClose);
    giveFocusBack();
  }
  function choose(one: RecordAction) {
    if (one.kind === 'link') void navigate(one.path(record));
    else if (runsAtOnce(one)) void runOperation(one, record).then(giveFocusBack);
    else onChoose(one);
  }
  if (action) return <ChosenOfRow action={action} record={record} name={name} tools={tools} onClose={close} />;
  if (!actions && !failed) return null;

  const items = offeredOn(actions ?? [], record, tools, isOpen).map((one) => ({
    key: one.key,
    label: translate(actionLabel(one)),
    danger: one.danger ?? false,
    onSelect: () => choose(one),
  }));
  // What can be looked at: one record of its noun can be asked for, and has a page.
  const address = declaration.endpoints.get ? declaration.detailPath?.(String(record.id)) : undefined;
  const glance = address !== undefined && {
    key: 'glance',
    label: translate('glance.open'),
    onSelect: () => glanceStore.write(address),
  };
  const missing = failed
    ? { key: 'retry', label: translate('shell.retry'), onSelect: retry }
    : { key: 'none', label: translate('action.none'), onSelect: onClose };
  const Menu = narrow ? MenuSheet : MenuPopup;
  return (
    <Menu
      anchor={anchor}
      label={translate('action.label', { name })}
      {...(narrow && {
        heading: (
          <span>
            <bdi>{name}</bdi>
          </span>
        ),
      })}
      items={[...(glance ? [glance] : []), ...(items.length > 0 || (glance && !failed) ? items : [missing])]}
      onClose={onClose}
    />
  );
}
