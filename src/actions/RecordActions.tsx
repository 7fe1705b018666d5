import { useEffect, useRef, useState } from 'react';
import { useTranslate, type RaRecord } from 'react-admin';
import { Link, useNavigate } from 'react-router';
import { useIsOpen } from '#src/settings/useIsOpen.ts';
import { useNarrow } from '#src/ui/useNarrow.ts';
import { MenuButton } from '#src/ui/MenuButton.tsx';
import type { ActionList } from './actionList.ts';
import type { RowAction } from './actions.ts';
import { offeredOn } from './isOffered.ts';
import { RunRowAction } from './RunRowAction.tsx';
import { useActionTools, useLoadedActions } from './useActions.ts';
import { runsAtOnce, useRunRowAction } from './useRunRowAction.ts';

const noActions = async (): Promise<readonly RowAction[]> => [];
/** Actions that stand openly beside the primary one; further ones are in a menu. */
const openAtMost = { wide: 3, narrow: 1 };

const classOf = ({ primary, danger }: RowAction) =>
  ['button', primary && 'filled', danger && 'danger'].filter(Boolean).join(' ');

interface RecordActionsProps {
  declaration: ActionList['declaration'];
  record: RaRecord;
  /** What the record is called. */
  name: string;
}

/** A row's actions on the page of its record: the primary one filled, some as buttons, the rest in a menu. */
export function RecordActions({ declaration, record, name }: RecordActionsProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const narrow = useNarrow();
  const isOpen = useIsOpen();
  const tools = useActionTools(false);
  const { actions, failed, retry } = useLoadedActions(declaration.name, 'row', declaration.actions?.row ?? noActions);
  const [chosen, setChosen] = useState<RowAction>();
  const run = useRunRowAction(tools);

  const offered = offeredOn(actions ?? [], record, tools, isOpen);
  const most = narrow ? openAtMost.narrow : openAtMost.wide;
  const others = offered.filter(({ primary }) => !primary);
  // A menu of one would only hide it.
  const open = others.length > most + 1 ? others.slice(0, most) : others;
  const place = useRef<HTMLDivElement>(null);
  const acted = useRef(false);
  useEffect(function keepFocusOverChange() {
    // What was pressed may be gone with what it has done: what can be done now takes the focus.
    if (chosen || !acted.current || document.activeElement !== document.body) return;
    acted.current = false;
    place.current?.querySelector<HTMLElement>('a, button')?.focus();
  });
  function choose(action: RowAction) {
    acted.current = true;
    if (action.path) void navigate(action.path(record));
    else if (runsAtOnce(action)) void run(action, record);
    else setChosen(action);
  }
  const wordsOf = ({ key }: RowAction) => translate(`action.${key}`);
  return (
    <div ref={place} className="record-actions">
      {failed && (
        <button type="button" className="button" onClick={retry}>
          {translate('shell.retry')}
        </button>
      )}
      {[...offered.filter(({ primary }) => primary), ...open].map((action) =>
        action.path ? (
          <Link key={action.key} className={classOf(action)} to={action.path(record)}>
            {wordsOf(action)}
          </Link>
        ) : (
          <button key={action.key} type="button" className={classOf(action)} onClick={() => choose(action)}>
            {wordsOf(action)}
          </button>
        ),
      )}
      {others.length > open.length && (
        <MenuButton
          label={translate('action.more')}
          items={others.slice(open.length).map((action) => ({
            key: action.key,
            label: wordsOf(action),
            danger: action.danger ?? false,
            onSelect: () => choose(action),
          }))}
        />
      )}
      {chosen && (
        <RunRowAction action={chosen} record={record} name={name} tools={tools} onClose={() => setChosen(undefined)} />
      )}
    </div>
  );
}
