import type { CellProps } from './cellProps.ts';

/** Text of any script; isolated, so that a card number or an e-mail keeps its order among Hebrew. */
export function TextCell({ text }: CellProps) {
  return <bdi>{text}</bdi>;
}
