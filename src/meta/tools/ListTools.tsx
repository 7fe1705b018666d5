import type { ListState } from '#src/meta/useList.ts';
import { ColumnsButton } from './ColumnsButton.tsx';

/** What a person sets up of a list, once its columns are known: columns, order, density. */
export function ListTools({ list }: { list: ListState }) {
  if (!list.meta) return null;
  return (
    <div className="list-tools">
      <ColumnsButton list={list} />
    </div>
  );
}
