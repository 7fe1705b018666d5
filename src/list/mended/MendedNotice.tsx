import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import type { ListState } from '#src/list/useList.ts';
import { useListNow } from '#src/list/views/useViews.ts';
import { showsView } from '#src/list/views/viewContent.ts';
import type { FormerColumns } from '#src/meta/accepted/accepted.ts';
import { useNotedMeta } from '#src/meta/accepted/useNotedMeta.ts';
import { readableField } from '#src/meta/fieldName.ts';
import { useListPreferences } from '#src/settings/savedStore.ts';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import { lossesOf, lossKey, type Loss } from './losses.ts';
import styles from './MendedNotice.module.css';
import { useMending } from './useMending.ts';
import { useUnderstood } from './useUnderstood.ts';

/** What was lost, in sentences: each kind in one. */
function useLossText(former: FormerColumns): (losses: readonly Loss[]) => string {
  const translate = useTranslate();
  const nameOf = ({ kind, field }: Loss) => {
    const known = kind !== 'filter' && Object.hasOwn(former, field) ? former[field]?.name : undefined;
    return known ?? translate(`filter.name.${field}`, { _: readableField(field) });
  };
  return (losses) =>
    (['column', 'order', 'filter'] as const)
      .flatMap((kind) => {
        const names = losses.filter((loss) => loss.kind === kind).map(nameOf);
        // Isolated, so that a name in the other language disturbs none beside it.
        const told = names.map((name) => `\u2068${name}\u2069`).join(', ');
        return names.length > 0 ? [translate(`mended.${kind}`, { smart_count: names.length, names: told })] : [];
      })
      .join(' ');
}

/**
 * One line above a list that has lost something of a person's own view: what, and what was done. Once it is understood, it
 * is not said again, unless what has come back goes again.
 */
export function MendedNotice({ list }: { list: ListState }) {
  const translate = useTranslate();
  const { declaration, meta, arrangement } = list;
  const former = useNotedMeta(declaration, meta);
  useMending(list, former);
  const textOf = useLossText(former);
  const now = useListNow(list);
  const [{ views }] = useListPreferences(declaration.name);
  const [understood, keep] = useUnderstood(declaration.name);
  const view = views.find((one) => showsView(one, now));
  const losses = meta ? lossesOf(declaration, meta, former, { columns: arrangement.chosen, view }) : [];
  const untold = losses.filter((loss) => !understood.includes(lossKey(loss)));
  const back = understood.filter((key) => {
    const [kind = '', ...field] = key.split(':');
    return kind !== 'filter' && meta !== undefined && Object.hasOwn(meta.columns, field.join(':'));
  });
  useEffect(function forgetWhatIsBack() {
    if (back.length > 0) keep(understood.filter((key) => !back.includes(key)));
  });
  if (untold.length === 0) return null;
  return (
    <div className={styles.notice} role="status">
      <p>{textOf(untold)}</p>
      <button
        type="button"
        className={buttonClass('plain')}
        onClick={() => keep([...understood, ...untold.map(lossKey)])}
      >
        {translate('mended.understood')}
      </button>
    </div>
  );
}
