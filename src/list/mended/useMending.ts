import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { serverOrder } from '#src/list/address/listAddress.ts';
import type { ListState } from '#src/list/useList.ts';
import type { FormerColumns } from '#src/meta/accepted/accepted.ts';
import { useListPreferences } from '#src/settings/savedStore.ts';
import { currentField } from './losses.ts';
import { mendPreferences } from './mendPreferences.ts';

/**
 * Has what a person chose follow columns that were renamed, and an order in the address follow or fall back: to the list's
 * own, by one replacement.
 */
export function useMending({ declaration, meta, controller }: ListState, former: FormerColumns): void {
  const [preferences, change] = useListPreferences(declaration.name);
  const navigate = useNavigate();
  const { search, hash, state } = useLocation();
  const { field, order } = controller.sort;
  const isDue = meta !== undefined && mendPreferences(preferences, former, meta) !== preferences;
  useEffect(
    function followRenames() {
      if (isDue) change((now) => mendPreferences(now, former, meta));
    },
    [isDue, change, former, meta],
  );
  useEffect(
    function leaveOldOrder() {
      const parameters = new URLSearchParams(search);
      if (!meta || field === '' || parameters.get('sort') !== field || !Object.hasOwn(former, field)) return;
      const now = currentField(field, former, meta);
      const { sort: own = serverOrder } = declaration;
      const next = now === undefined ? (Object.hasOwn(former, own.field) ? serverOrder : own) : { field: now, order };
      if (next.field === field) return;
      parameters.set('sort', next.field);
      parameters.set('order', next.order);
      void navigate({ search: `?${parameters.toString()}`, hash }, { replace: true, state });
    },
    [meta, former, field, order, declaration, search, hash, state, navigate],
  );
}
