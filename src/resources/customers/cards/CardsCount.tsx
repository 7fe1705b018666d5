import { groupDigits } from '#src/meta/format/groupDigits.ts';
import { useCards } from './useCards.ts';

/** How many saved cards a customer has. */
export function CardsCount({ record: { consumerID } }: { record: { consumerID: string } }) {
  const { data } = useCards({ consumerID });
  return data && groupDigits(data.length);
}
