import { moneyClass } from '#src/ui/classes/moneyClass.ts';
import type { CellProps } from './cellProps.ts';

/** An amount; isolated, so that Hebrew never reorders sign, digits and symbol. */
export function MoneyCell({ text }: CellProps) {
  return (
    <bdi dir="ltr" className={moneyClass(text.startsWith('-'))}>
      {text}
    </bdi>
  );
}
