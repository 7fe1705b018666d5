import type { CellProps } from './cellProps.ts';

/** The beginning of an id, the whole of it in the tooltip. */
export function GuidCell({ text, full }: CellProps) {
  return (
    <bdi dir="ltr" title={full}>
      {text}
    </bdi>
  );
}
