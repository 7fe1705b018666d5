/**
 * The rows of a raw `db.execute(…)`, whose answer differs in type, not in shape, between the two databases.
 * @throws TypeError when the answer holds no rows.
 */
export function rowsOf(result: unknown): Record<string, unknown>[] {
  if (typeof result === 'object' && result !== null && 'rows' in result && Array.isArray(result.rows)) {
    return result.rows;
  }
  throw new TypeError('the database answered without rows');
}
