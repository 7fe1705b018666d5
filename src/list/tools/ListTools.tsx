import type { ListState } from '#src/list/useList.ts';
import { ColumnsButton } from './ColumnsButton.tsx';
import { ViewsButton } from './ViewsButton.tsx';

/** What a person sets up of a list, once its columns are known: views, columns, order, density. */
export function ListTools({ list }: { list: ListState }) {
  if (!list.meta) return null;
  return (
    <>
      <ViewsButton list={list} />
      <ColumnsButton list={list} />
    </>
  );
}
