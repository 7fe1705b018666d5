import type { RaRecord } from 'react-admin';

/** React keys of rows: their ids, made different where a server repeats one. */
export function rowKeys(rows: readonly RaRecord[]): string[] {
  const seen = new Map<string, number>();
  return rows.map(({ id }) => {
    const key = String(id);
    const times = seen.get(key) ?? 0;
    seen.set(key, times + 1);
    return times === 0 ? key : `${key}~${times}`;
  });
}
