import { useId, useState, type SubmitEvent } from 'react';
import { useTranslate } from 'react-admin';
import type { ListState } from '#src/list/useList.ts';
import { useApplyView, useListNow } from '#src/list/views/useViews.ts';
import { viewContent } from '#src/list/views/viewContent.ts';
import { useListPreferences } from '#src/settings/savedStore.ts';
import {
  cleanViewName,
  judgeViewName,
  viewNamed,
  withDefaultView,
  withoutView,
  withRenamedView,
  withView,
  type SavedView,
} from '#src/settings/savedViews.ts';
import { AnchoredPopover } from '#src/ui/menus/AnchoredPopover.tsx';
import type { PanelProps } from '#src/ui/menus/PanelButton.tsx';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import { visuallyHidden } from '#src/ui/classes/visuallyHidden.ts';
import { ViewEntry } from './ViewEntry.tsx';
import { ViewNameInput } from './ViewNameInput.tsx';
import styles from './viewsPanel.module.css';

/** The saved views of a list: apply, update, rename, delete, make one the default; and save what is on screen. */
export function ViewsPanel({ list, shown, ...panel }: PanelProps & { list: ListState; shown: string | undefined }) {
  const translate = useTranslate();
  const nameInput = useId();
  const apply = useApplyView(list);
  const now = useListNow(list);
  const [{ views }, change] = useListPreferences(list.declaration.name);
  const [name, setName] = useState('');
  const tooLong = judgeViewName(name);
  const isRefused = tooLong !== undefined || cleanViewName(name) === '';
  const [announcement, setAnnouncement] = useState('');

  function changeViews(next: (views: readonly SavedView[]) => readonly SavedView[], key: string, view: string) {
    change((before) => ({ ...before, views: next(before.views) }));
    setAnnouncement(translate(key, { name: view }));
  }

  function save(view: string) {
    changeViews((all) => withView(all, view, viewContent(now)), 'view.saved', cleanViewName(view));
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isRefused) return;
    save(name);
    setName('');
  }

  return (
    <AnchoredPopover {...panel} label={translate('list.views.label')}>
      <div className={styles.panel}>
        {views.length === 0 ? (
          <p className={styles.hint}>{translate('view.none')}</p>
        ) : (
          <ul className={styles.list}>
            {views.map((view) => (
              <ViewEntry
                key={view.name}
                view={view}
                shown={view.name === shown}
                isFree={(other) => (viewNamed(views, other) ?? view) === view}
                onApply={() => {
                  panel.onClose();
                  apply(view);
                }}
                onUpdate={() => save(view.name)}
                onDefault={(isDefault) =>
                  changeViews(
                    (all) => withDefaultView(all, isDefault ? view.name : undefined),
                    isDefault ? 'view.opens' : 'view.opensNoMore',
                    view.name,
                  )
                }
                onRename={(other) =>
                  changeViews((all) => withRenamedView(all, view.name, other), 'view.saved', cleanViewName(other))
                }
                onDelete={() => changeViews((all) => withoutView(all, view.name), 'view.deleted', view.name)}
              />
            ))}
          </ul>
        )}
        <form className={styles.form} onSubmit={submit}>
          <label htmlFor={nameInput}>{translate('view.name')}</label>
          <ViewNameInput
            id={nameInput}
            value={name}
            refusal={tooLong && translate(tooLong.key, tooLong.values)}
            onChange={setName}
          />
          <button type="submit" className={buttonClass()} disabled={isRefused}>
            {translate(viewNamed(views, name) ? 'view.replace' : 'view.save')}
          </button>
        </form>
        <output className={visuallyHidden}>{announcement}</output>
      </div>
    </AnchoredPopover>
  );
}
