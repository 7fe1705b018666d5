import { useContext, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ownViewAddress } from '#src/list/address/viewAddress.ts';
import type { ListState } from '#src/list/useList.ts';
import { useListNow } from '#src/list/views/useViews.ts';
import { viewContent } from '#src/list/views/viewContent.ts';
import { AllLists } from '#src/list/waiting/waitingLists.ts';
import { withDefaultView, withoutView, withPinnedView, withRenamedView, withView } from '#src/settings/changedViews.ts';
import { useListPreferences, useSaved } from '#src/settings/savedStore.ts';
import { cleanViewName, type SavedView } from '#src/settings/savedViews.ts';

/** Most views in the menu, of all lists together. */
const mostPins = 5;

/** What can be done with the saved views of a list; each deed is told in words. */
export interface ViewChanges {
  save: (name: string) => void;
  rename: (name: string, other: string) => void;
  remove: (name: string) => void;
  setDefault: (name: string, isDefault: boolean) => void;
  /** Absent: the list has no entry in the menu, so that no view of it can stand there or open the application. */
  menu?: {
    pin: (view: SavedView) => void;
    isStart: (name: string) => boolean;
    setStart: (name: string, isStart: boolean) => void;
  };
  announcement: string;
  /** What was asked for was not done: it is told for the eye too. */
  isRefused: boolean;
}

/** Changes of a list's saved views, and of what leads to them. */
export function useViewChanges(list: ListState): ViewChanges {
  const { name: listName } = list.declaration;
  const translate = useTranslate();
  const now = useListNow(list);
  const [, change] = useListPreferences(listName);
  const [lists] = useSaved('lists');
  const [start, setStart] = useSaved('start');
  const path = useContext(AllLists).find((one) => one.name === listName && one.menu)?.page.path;
  const [{ text, isRefused }, say] = useState({ text: '', isRefused: false });
  const tell = (key: string, values: object) =>
    say({ text: translate(key, values), isRefused: key === 'view.pinsFull' });
  const addressOf = (name: string) => (path === undefined ? undefined : ownViewAddress(path, name));
  const isStart = (name: string) => start !== undefined && start === addressOf(name);

  function apply(next: (views: readonly SavedView[]) => readonly SavedView[], key: string, name: string) {
    change((before) => ({ ...before, views: next(before.views) }));
    tell(key, { name });
  }
  function pin({ name, isPinned }: SavedView) {
    const pins = Object.values(lists).flatMap(({ views }) => views.filter((view) => view.isPinned));
    if (!isPinned && pins.length >= mostPins) return tell('view.pinsFull', {});
    apply((all) => withPinnedView(all, name, !isPinned), isPinned ? 'view.unpinned' : 'view.pinned', name);
  }
  const menu = {
    pin,
    isStart,
    setStart(name: string, isWanted: boolean) {
      setStart(isWanted ? addressOf(name) : undefined);
      tell(isWanted ? 'view.starts' : 'view.startsNoMore', { name });
    },
  };
  return {
    save: (name) => apply((all) => withView(all, name, viewContent(now)), 'view.saved', cleanViewName(name)),
    rename(name, other) {
      if (isStart(name)) setStart(addressOf(cleanViewName(other)));
      apply((all) => withRenamedView(all, name, other), 'view.saved', cleanViewName(other));
    },
    remove(name) {
      if (isStart(name)) setStart(undefined);
      apply((all) => withoutView(all, name), 'view.deleted', name);
    },
    setDefault: (name, isDefault) =>
      apply(
        (all) => withDefaultView(all, isDefault ? name : undefined),
        isDefault ? 'view.opens' : 'view.opensNoMore',
        name,
      ),
    ...(path !== undefined && { menu }),
    announcement: text,
    isRefused,
  };
}
