/** Rows drawn while the first ones are on their way; enough to fill a screen. */
const skeletonRows = 12;

/** Rows of the right height without words. */
export function SkeletonRows({ columns }: { columns: number }) {
  return (
    <tbody aria-hidden="true">
      {Array.from({ length: skeletonRows }, (_, row) => (
        <tr key={row} className="skeleton">
          {Array.from({ length: columns }, (__, column) => (
            <td key={column}>
              <span>{'\u00a0'}</span>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
