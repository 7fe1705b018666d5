import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import type { ListDeclaration } from '#src/list/declaration.ts';
import { useSelectedTerminal, useSelectTerminal } from '#src/settings/selectedTerminal.tsx';
import { useSettings } from '#src/settings/settings.ts';
import { useTemporaryView } from '#src/settings/temporaryView.ts';
import { CardSkeleton } from '#src/ui/CardSkeleton.tsx';
import { ListNotice } from '#src/ui/ListNotice.tsx';
import { soundLink } from './soundLink.ts';
// What the list will show above its rows is at hand when they come.
import './TemporaryViewBar.tsx';
import { useColumnsOf, useShowView } from './useShowView.ts';
import type { ReadLink } from './viewLink.ts';

interface LinkedViewProps {
  list: ListDeclaration;
  /** The list's own path. */
  path: string;
  read: ReadLink;
}

/** Shows what a link brings as a temporary view, once the columns are known. */
function Opening({ list, path, read }: LinkedViewProps) {
  const translate = useTranslate();
  const meta = useColumnsOf(list);
  const show = useShowView(list, path);
  const { begin } = useTemporaryView(list.name);
  const isShown = useRef(false);

  useLayoutEffect(function open() {
    if (meta === null || isShown.current) return;
    isShown.current = true;
    const sound = soundLink(read, list, meta);
    const { name, density } = read.link;
    begin({ temporary: name, ...(sound.columns && { columns: sound.columns }), ...(density && { density }) });
    show(sound, name === '' ? translate('view.temporary') : name);
  });
  return <CardSkeleton />;
}

/**
 * A view that a link brings. Where it was made on another terminal the person says on which it opens, before any row is
 * asked for; a terminal the person does not have is only told.
 */
export function LinkedView({ list, path, read }: LinkedViewProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { allTerminals } = useSettings();
  const { terminal: mine } = useSelectedTerminal();
  const select = useSelectTerminal();
  const [stays, setStays] = useState(false);
  const { terminalID } = read.link;
  const isOfAnother = list.terminal === 'filter' && terminalID !== undefined && terminalID !== mine.terminalID;
  if (stays || !isOfAnother) return <Opening list={list} path={path} read={read} />;

  const its = allTerminals.find((one) => one.terminalID === terminalID);
  const stay = () => setStays(true);
  if (!its) {
    return (
      <ListNotice
        text={translate('view.link.closedTerminal', { mine: mine.label })}
        actions={[
          { text: translate('view.link.stay', { mine: mine.label }), act: stay },
          { text: translate('view.link.home'), act: () => void navigate('/', { replace: true }) },
        ]}
      />
    );
  }
  return (
    <ListNotice
      text={translate('view.link.otherTerminal', { terminal: its.label, mine: mine.label })}
      actions={[
        { text: translate('view.link.switch', { terminal: its.label }), act: () => select(its.terminalID) },
        { text: translate('view.link.stay', { mine: mine.label }), act: stay },
      ]}
    />
  );
}
