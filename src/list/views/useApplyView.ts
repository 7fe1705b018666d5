import { useNavigate } from 'react-router';
import { listSearch } from '#src/list/address/listAddress.ts';
import type { ListState } from '#src/list/useList.ts';
import { useListPreferences } from '#src/settings/savedStore.ts';
import type { SavedView } from '#src/settings/savedViews.ts';
import { useTemporaryView } from '#src/settings/temporaryView.ts';
import { soundView } from './soundView.ts';
import { withColumnsOf } from './useViews.ts';

/** Brings a list into the state of a view: its address, which keeps the terminal, and its columns. */
export function useApplyView({ declaration, meta, permanent, controller }: ListState): (view: SavedView) => void {
  const navigate = useNavigate();
  const [, change] = useListPreferences(declaration.name);
  const { end } = useTemporaryView(declaration.name);
  return (view) => {
    const { filter, sort } = soundView(view, declaration, meta);
    const { terminalID } = permanent;
    const search = listSearch({
      filter: { ...filter, ...(terminalID !== undefined && { terminalID }) },
      sort: sort.field,
      order: sort.order,
      page: 1,
      perPage: controller.perPage,
    });
    end();
    change(withColumnsOf(view));
    void navigate({ search });
  };
}
