import type { RaRecord } from 'react-admin';

/** Opens a row's menu, which the list keeps once for all rows. */
export function RowMenuButton({ id, label }: { id: RaRecord['id']; label: string }) {
  return (
    <button type="button" className="row-menu" data-row-actions={id} aria-haspopup="menu" aria-label={label}>
      ⋯
    </button>
  );
}
