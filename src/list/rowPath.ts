import type { RaRecord } from 'react-admin';
import { noID } from '#src/dataProvider/getListParams.ts';
import type { ListDeclaration } from './declaration.ts';

/** The address of a row's own page; undefined where its noun has none, or the row came without an id. */
export function rowPath({ detailPath }: Pick<ListDeclaration, 'detailPath'>, { id }: RaRecord): string | undefined {
  return id === noID ? undefined : detailPath?.(String(id));
}
