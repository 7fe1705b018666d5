import { groupDigits } from '#src/meta/format/groupDigits.ts';
import { useShownRecord } from '#src/record/useShownRecord.ts';
import { useCards } from './useCards.ts';

/** How many saved cards a customer has. */
export function CardsCount() {
  const { data } = useCards(useShownRecord<'customers'>());
  return data && groupDigits(data.length);
}
