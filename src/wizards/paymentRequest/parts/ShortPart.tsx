import { AmountPart } from './AmountPart.tsx';
import { MoreFields } from './MoreFields.tsx';
import { PlanFields } from './PlanFields.tsx';
import { CustomerPart, KindField, LastDayField } from './RecipientPart.tsx';

/** All that a request needs, on one screen. */
export function ShortPart() {
  return (
    <>
      <KindField />
      <CustomerPart />
      <AmountPart lines={false} />
      <PlanFields />
      <LastDayField />
      <MoreFields />
    </>
  );
}
