import { useListContext } from 'react-admin';
import { useCustomerNames } from '#src/list/customerNames.ts';
import type { CellProps } from '#src/meta/cells.tsx';

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/**
 * The customer of a row that carries an id alone. All names of a page come by one call, which its cells share; until then,
 * and for a customer who is no longer there, whoever the row names itself.
 */
export function CustomerNameCell({ value, text, row = {} }: CellProps) {
  const { data: rows = [] } = useListContext();
  const names = useCustomerNames(rows.map(({ consumerID }): unknown => consumerID).filter(isText));
  const name = isText(value) ? names?.[value] : undefined;
  return <bdi>{[name, row.cardOwnerName, row.consumerEmail].find(isText) ?? text}</bdi>;
}
