import { skeletonClass } from '#src/ui/classes/skeletonClass.ts';
import { skeletonRows } from './skeletonRows.ts';

/** Rows of the right height without words; one element moves, since each moving one is a layer of its own. */
export function SkeletonRows({ columns }: { columns: number }) {
  return (
    <tbody className={skeletonClass} aria-hidden="true">
      {Array.from({ length: skeletonRows }, (_, row) => (
        <tr key={row}>
          {Array.from({ length: columns }, (__, column) => (
            <td key={column}>{'\u00a0'}</td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
