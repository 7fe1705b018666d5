import LinkIcon from '@mui/icons-material/Link';
import { clsx } from 'clsx';
import { useId, useState, type SubmitEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { linkOfView } from '#src/list/views/linkOfView.ts';
import type { ListState } from '#src/list/useList.ts';
import { useApplyView } from '#src/list/views/useApplyView.ts';
import { useListNow } from '#src/list/views/useViews.ts';
import { viewContent } from '#src/list/views/viewContent.ts';
import { judgeViewName } from '#src/settings/changedViews.ts';
import { useListPreferences } from '#src/settings/savedStore.ts';
import { cleanViewName, viewNamed, type ViewContent } from '#src/settings/savedViews.ts';
import { AnchoredPopover } from '#src/ui/menus/AnchoredPopover.tsx';
import type { PanelProps } from '#src/ui/menus/PanelButton.tsx';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import { visuallyHidden } from '#src/ui/classes/visuallyHidden.ts';
import { ToolFace } from '#src/ui/ToolFace.tsx';
import { useCopy } from '#src/ui/useCopy.ts';
import { useViewChanges } from './useViewChanges.ts';
import { ViewEntry } from './ViewEntry.tsx';
import { ViewNameInput } from './ViewNameInput.tsx';
import styles from './viewsPanel.module.css';

/** Copies the address of a view of a list. */
function useCopyLink(list: ListState): (view: ViewContent & { name: string }) => void {
  const { pathname } = useLocation();
  const copy = useCopy();
  return (view) => void copy(linkOfView(list, { origin: window.location.origin, pathname }, view));
}

/** The name under which what is on screen is kept. */
function NewView({ isKnown, onSave }: { isKnown: (name: string) => boolean; onSave: (name: string) => void }) {
  const translate = useTranslate();
  const id = useId();
  const [name, setName] = useState('');
  const fault = judgeViewName(name);
  const isRefused = fault !== undefined || cleanViewName(name) === '';

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isRefused) return;
    onSave(name);
    setName('');
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <label htmlFor={id}>{translate('view.name')}</label>
      <ViewNameInput id={id} value={name} refusal={fault && translate(fault.key, fault.values)} onChange={setName} />
      <button type="submit" className={buttonClass()} disabled={isRefused}>
        {translate(isKnown(name) ? 'view.replace' : 'view.save')}
      </button>
    </form>
  );
}

/** The saved views of a list: apply, keep, pass on; and save or pass on what is on screen. */
export function ViewsPanel({ list, shown, ...panel }: PanelProps & { list: ListState; shown: string | undefined }) {
  const translate = useTranslate();
  const apply = useApplyView(list);
  const now = useListNow(list);
  const copyLink = useCopyLink(list);
  const [{ views, temporary }] = useListPreferences(list.declaration.name);
  const changes = useViewChanges(list);
  const onScreen = { ...viewContent(now), density: list.density, name: shown ?? temporary ?? '' };

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
                changes={changes}
                onApply={() => {
                  panel.onClose();
                  apply(view);
                }}
                onCopy={() => copyLink(view)}
              />
            ))}
          </ul>
        )}
        <NewView isKnown={(name) => viewNamed(views, name) !== undefined} onSave={changes.save} />
        <button type="button" className={clsx(buttonClass('tool'), styles.copy)} onClick={() => copyLink(onScreen)}>
          <ToolFace icon={LinkIcon}>{translate('view.copyLink')}</ToolFace>
        </button>
        <output className={changes.isRefused ? styles.hint : visuallyHidden}>{changes.announcement}</output>
      </div>
    </AnchoredPopover>
  );
}
