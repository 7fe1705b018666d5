import { parseMeta, type Meta } from '#contract/meta.ts';
import type { Asked } from './arguments.ts';

/** Fields that can be written into code as they are. */
const plain = /^[A-Za-z]\w{0,60}(\.\w{1,60})*$/;

/**
 * Asks a server for the columns of a list, in English.
 * @throws RangeError for an answer that describes none
 */
export async function readMeta({ address, token }: Pick<Asked, 'address' | 'token'>): Promise<Meta> {
  const headers = { accept: 'application/json', authorization: `Bearer ${token}`, 'accept-language': 'en-IL' };
  const answer = await fetch(address, { headers, signal: AbortSignal.timeout(30_000) }).catch(() => undefined);
  if (!answer) throw new RangeError('the server does not answer');
  if (!answer.ok) throw new RangeError(`the server answers with ${answer.status}`);
  const body: unknown = await answer.json().catch(() => undefined);
  try {
    const { columns } = parseMeta(body);
    const usable = Object.entries(columns).filter(([field]) => plain.test(field));
    if (usable.length > 0) return { columns: Object.fromEntries(usable) };
  } catch {
    // Said below.
  }
  throw new RangeError('the answer has no "columns"');
}
