import { AmountText } from '#src/ui/AmountText.tsx';
import type { CellProps } from './cellProps.ts';

/** An amount. */
export const MoneyCell = ({ text }: CellProps) => <AmountText text={text} />;
