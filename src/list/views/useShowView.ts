import { useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { defaultPageSize } from '#contract/constants.ts';
import type { Meta } from '#contract/meta.ts';
import type { ListDeclaration } from '#src/list/declaration.ts';
import { listSearch } from '#src/list/address/listAddress.ts';
import { useListScope } from '#src/list/address/useListAddress.ts';
import { useFixedMeta } from '#src/meta/fixedMeta.ts';
import { readableField } from '#src/meta/fieldName.ts';
import { useMeta } from '#src/meta/useMeta.ts';
import type { SoundView } from './soundView.ts';

/** The columns of a list, for what waits until they are known. @returns null while they are asked for */
export function useColumnsOf(list: ListDeclaration): Meta | undefined | null {
  const fixed = useFixedMeta(list);
  const { meta, error } = useMeta(list);
  if (fixed.meta) return fixed.meta;
  // A list without a `$meta` call has none; why they could not be had the list itself tells.
  return meta ?? (meta === null || error ? undefined : null);
}

/** A view as the list can show it, with the names of what it is shown without, where nothing else tells them. */
export interface ShownView extends SoundView {
  lost?: readonly string[];
}

/** Says, calmly, what a view had to be shown without. */
function useLossNotice(): (view: string, lost: readonly string[]) => void {
  const notify = useNotify();
  const translate = useTranslate();
  return (view, lost) => {
    const names = lost.map((name) => translate(`filter.name.${name}`, { _: readableField(name) }));
    notify('view.link.without', { type: 'info', messageArgs: { view, lost: names.join(', ') } });
  };
}

/** Puts a list's own address, on the terminal at hand, in the place of the one that brought a view. */
export function useShowView(list: ListDeclaration, path: string): (shown: ShownView, name: string) => void {
  const navigate = useNavigate();
  const tellLoss = useLossNotice();
  const { addressed } = useListScope(list);
  return ({ filter, sort, lost = [] }, name) => {
    const all = { ...filter, ...addressed };
    const paging = { page: 1, perPage: defaultPageSize };
    void navigate(path + listSearch({ filter: all, sort: sort.field, order: sort.order, ...paging }), {
      replace: true,
    });
    if (lost.length > 0) tellLoss(name, lost);
  };
}
