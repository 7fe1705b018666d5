import { dateTimeAttribute, parseWireDate } from '#src/meta/format/dateText.ts';
import { visuallyHidden } from '#src/ui/classes/visuallyHidden.ts';
import type { CellProps } from './cellProps.ts';

/** A date in local text; outside Israel the tooltip tells Israel's time, which is read out too. */
export function DateCell({ text, full, value }: CellProps) {
  const date = parseWireDate(value);
  if (!date) return <bdi>{text}</bdi>;
  return (
    <time dir="ltr" dateTime={dateTimeAttribute(date)} title={full}>
      {text}
      {full !== undefined && <span className={visuallyHidden}>{` (${full})`}</span>}
    </time>
  );
}
