import { useContext, useLayoutEffect } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { matchPath, Navigate, useLocation, useNavigate } from 'react-router';
import { parameterOf } from '#contract/query.ts';
import { AllLists, type ListWithPage } from '#src/list/waiting/waitingLists.ts';
import { useListPreferences } from '#src/settings/savedStore.ts';
import { viewNamed } from '#src/settings/savedViews.ts';
import { useIsOpen } from '#src/settings/useIsOpen.ts';
import { ListNotice } from '#src/ui/ListNotice.tsx';
import { LinkedView } from './LinkedView.tsx';
import { OpenedOwnView } from './OpenedOwnView.tsx';
import { parseViewLink } from './viewLink.ts';

/** A view of the person's own that is no more, or whose list is closed: home opens, and it is said. */
function GoneView({ name }: { name: string }) {
  const navigate = useNavigate();
  const notify = useNotify();
  useLayoutEffect(
    function goHome() {
      notify('view.gone', { type: 'warning', messageArgs: { name } });
      void navigate('/', { replace: true });
    },
    [name, navigate, notify],
  );
  return null;
}

/** @param path the list's own, without what names the view */
function ViewOf({ list, path }: { list: ListWithPage; path: string }) {
  const translate = useTranslate();
  const { search } = useLocation();
  const navigate = useNavigate();
  const isOpen = useIsOpen();
  const [{ views }] = useListPreferences(list.name);
  const own = parameterOf(search, 'own');
  if (own !== undefined) {
    const view = isOpen(list.page) ? viewNamed(views, own) : undefined;
    return view ? <OpenedOwnView list={list} path={path} view={view} /> : <GoneView name={own} />;
  }
  // The list itself turns away whom it is closed to.
  if (!isOpen(list.page)) return <Navigate to={path} replace />;
  const read = parseViewLink(search);
  if (read) return <LinkedView list={list} path={path} read={read} />;
  return (
    <ListNotice
      text={translate('view.link.unreadable')}
      actions={[{ text: translate('view.link.openList'), act: () => void navigate(path, { replace: true }) }]}
    />
  );
}

/**
 * What the address below a list opens: a view of the person's own, or one that a link brings. It gives way to the list,
 * which has an address of its own.
 */
export function OpenedView() {
  const { pathname } = useLocation();
  const path = pathname.replace(/\/view\/?$/, '');
  const list = useContext(AllLists).find(({ page }) => matchPath(page.path, path));
  return list && <ViewOf list={list} path={path} />;
}
