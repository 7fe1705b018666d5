import { AmountPart } from './AmountPart.tsx';
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
    </>
  );
}
