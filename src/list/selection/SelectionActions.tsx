import { useNotify, useTranslate } from 'react-admin';
import { groupDigits } from '#src/meta/format/groupDigits.ts';
import type { ListState } from '#src/list/useList.ts';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import { lazyPart } from '#src/ui/lazy/lazyPart.tsx';
import { SelectedSums } from '#src/list/money/SelectedSums.tsx';
import styles from './SelectionActions.module.css';
import type { Selection } from './useSelection.ts';
import { useSelectMatching } from './useSelectMatching.ts';

const BulkActions = lazyPart(async () => (await import('#src/actions/BulkActions.tsx')).BulkActions);

/** What can be done with the ticked rows, and ticking all rows of the filter. */
export function SelectionActions({ list, selection }: { list: ListState; selection: Selection }) {
  const translate = useTranslate();
  const notify = useNotify();
  const { progress, start, cancel } = useSelectMatching(list, selection);
  const total = list.controller.total ?? 0;

  async function copyIds() {
    try {
      await navigator.clipboard.writeText([...selection.ids].join('\n'));
      notify('CopiedToClipboard', { type: 'success' });
    } catch {
      notify('CanNotCopyToClipboard', { type: 'error' });
    }
  }

  if (progress) {
    const words = { done: groupDigits(progress.done), total: groupDigits(progress.total) };
    const text = translate('selection.progress', words);
    return (
      <div className={styles.actions}>
        <progress value={progress.done} max={progress.total} aria-label={text} />
        <span>{text}</span>
        <button type="button" className={buttonClass()} onClick={cancel}>
          {translate('ra.action.cancel')}
        </button>
      </div>
    );
  }
  const money = list.declaration.money?.row ?? list.declaration.rowMoney;
  return (
    <div className={styles.actions}>
      {money && <SelectedSums list={list} selection={selection} money={money} />}
      {total > selection.ids.size && (
        <button type="button" className={buttonClass('quiet')} onClick={() => void start()}>
          {translate('selection.matching', { smart_count: total, count: groupDigits(total) })}
        </button>
      )}
      {list.declaration.actions?.bulk && <BulkActions list={list} selection={selection} />}
      <button type="button" className={buttonClass()} onClick={() => void copyIds()}>
        {translate('selection.copyIds')}
      </button>
      <button type="button" className={buttonClass()} onClick={selection.clear}>
        {translate('selection.clear')}
      </button>
    </div>
  );
}
