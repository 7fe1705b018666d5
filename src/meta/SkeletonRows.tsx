import { skeletonClass } from '#src/ui/classes/skeletonClass.ts';
/** Rows drawn while the first ones are on their way; enough to fill a screen. */
const skeletonRows = 12;

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
