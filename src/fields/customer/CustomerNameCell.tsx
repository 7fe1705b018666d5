import { useListContext } from 'react-admin';
import { useCustomerNames } from '#src/list/customerNames.ts';
import { WaitingName } from '#src/list/WaitingName.tsx';
import type { CellProps } from '#src/meta/cells.tsx';

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/**
 * The customer of a row that carries an id alone. All names of a page come by one call, which its cells share; until then,
 * and for a customer who is no longer there, whoever the row names itself.
 */
export function CustomerNameCell({ value, text, row = {} }: CellProps) {
  const { data: rows = [] } = useListContext();
  const { names, isWaiting } = useCustomerNames(rows.map(({ consumerID }): unknown => consumerID).filter(isText));
  const name = [isText(value) && names[value], row.cardOwnerName].find(isText);
  const instead = isText(row.consumerEmail) ? row.consumerEmail : text;
  // What is no name is of another length: the columns would jump twice.
  return name === undefined && isWaiting && isText(value) ? (
    <WaitingName text={instead} />
  ) : (
    <bdi>{name ?? instead}</bdi>
  );
}
