import type { EndpointId } from '#contract/endpoints.ts';
import type { Question } from '#conform/ask.ts';
import { late, misses, refuses, when } from '#conform/check.ts';
import type { Kit } from '#conform/kit.ts';

/** What files of each kind begin with. */
const beginnings = { spreadsheet: 'PK', pdf: '%PDF', any: '' } as const;

/** A file comes as a file, with its name. */
export async function checkFile(
  { ask, checks, options }: Kit,
  id: EndpointId,
  kind: keyof typeof beginnings,
  question: Question = {},
): Promise<void> {
  const { status, type, headers, bytes, ms } = await ask(id, question);
  const beginning = new TextDecoder('latin1').decode(bytes.subarray(0, 4));
  const isFile = status >= 200 && status < 300 && bytes.length > 0 && !/\b(json|html)\b/.test(type);
  const isKind = isFile && beginning.startsWith(beginnings[kind]);
  checks.judge(id, 'file', [
    ...when(!isFile, refuses(`No file comes (${status}): a failure is shown, and nothing is saved.`)),
    ...when(isFile && !isKind, refuses(`The file is no ${kind}: it cannot be opened.`)),
    ...when(
      isFile && !/filename/i.test(headers.get('content-disposition') ?? ''),
      misses('The file has no name (Content-Disposition): it is saved under a name of the product.'),
    ),
    ...when(isFile && ms > options.slowMs * 5, late(`The file took longer than ${options.slowMs * 5} ms.`)),
  ]);
}
