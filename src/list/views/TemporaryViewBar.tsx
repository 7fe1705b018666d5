import BookmarkBorderIcon from '@mui/icons-material/BookmarkBorder';
import { useId, useState, type SubmitEvent } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { listSearch } from '#src/list/address/listAddress.ts';
import { listDefaults } from '#src/list/address/listParams.ts';
import { ViewNameInput } from '#src/list/tools/ViewNameInput.tsx';
import type { ListState } from '#src/list/useList.ts';
import { judgeViewName, withView } from '#src/settings/changedViews.ts';
import { useListPreferences } from '#src/settings/savedStore.ts';
import { cleanViewName, defaultView, viewNamed } from '#src/settings/savedViews.ts';
import { useTemporaryView } from '#src/settings/temporaryView.ts';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import { soundView } from './soundView.ts';
import styles from './TemporaryViewBar.module.css';
import { useListNow, withColumnsOf } from './useViews.ts';
import { viewContent } from './viewContent.ts';

/** Keeps what is on screen as a view of the person's own, under a name; its columns are the person's from then on. */
function SaveView({ list, name, onDone }: { list: ListState; name: string; onDone: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const id = useId();
  const now = useListNow(list);
  const [{ views }, change] = useListPreferences(list.declaration.name);
  const { end } = useTemporaryView(list.declaration.name);
  const [text, setText] = useState(name);
  const fault = judgeViewName(text);
  const refusal = viewNamed(views, text) ? translate('view.taken') : fault && translate(fault.key, fault.values);
  const isRefused = refusal !== undefined || cleanViewName(text) === '';

  function save(event: SubmitEvent) {
    event.preventDefault();
    if (isRefused) return;
    const view = { ...viewContent(now), density: list.density, name: cleanViewName(text) };
    end();
    change((own) => withColumnsOf(view)({ ...own, views: withView(own.views, view.name, view) }));
    notify('view.saved', { type: 'success', messageArgs: { name: view.name } });
  }

  return (
    <form className={styles.form} onSubmit={save}>
      <label htmlFor={id}>{translate('view.name')}</label>
      <ViewNameInput id={id} value={text} refusal={refusal} onChange={setText} isOpened />
      <button type="submit" className={buttonClass()} disabled={isRefused}>
        {translate('ra.action.save')}
      </button>
      <button type="button" className={buttonClass('quiet')} onClick={onDone}>
        {translate('ra.action.cancel')}
      </button>
    </form>
  );
}

/** Leaves a temporary view: the list is as it opens for the person. */
function useLeave({ declaration, meta, permanent }: ListState): () => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [{ views }] = useListPreferences(declaration.name);
  const { end } = useTemporaryView(declaration.name);
  return () => {
    const view = defaultView(views);
    const { terminalID } = permanent;
    const addressed = { ...(terminalID !== undefined && { terminalID }) };
    const { filter, sort, perPage } = listDefaults(declaration, view && soundView(view, declaration, meta), addressed);
    end();
    void navigate(pathname + listSearch({ filter, sort: sort.field, order: sort.order, page: 1, perPage }));
  };
}

/** Says that a list shows a view that a link has brought, and offers to keep it or to leave it. */
export function TemporaryViewBar({ list, name }: { list: ListState; name: string }) {
  const translate = useTranslate();
  const leave = useLeave(list);
  const [isSaving, setIsSaving] = useState(false);
  return (
    <section className={styles.bar} aria-label={translate('view.temporary')}>
      <BookmarkBorderIcon fontSize="small" />
      <p className={styles.text}>
        {translate('view.temporary')} {name !== '' && <bdi className={styles.name}>{name}</bdi>}{' '}
        <span className={styles.hint}>{translate('view.temporaryHint')}</span>
      </p>
      {isSaving ? (
        <SaveView list={list} name={name} onDone={() => setIsSaving(false)} />
      ) : (
        <>
          <button type="button" className={buttonClass()} onClick={() => setIsSaving(true)}>
            {translate('view.saveMine')}
          </button>
          <button type="button" className={buttonClass('quiet')} onClick={leave}>
            {translate('view.leave')}
          </button>
        </>
      )}
    </section>
  );
}
