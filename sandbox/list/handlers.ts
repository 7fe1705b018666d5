import type { Locale } from '#contract/constants.ts';
import type { ListEnvelope } from '#contract/envelope.ts';
import { hiddenFields, without } from '#contract/fieldPolicies.ts';
import type { Meta } from '#contract/meta.ts';
import type { Call, Handler } from '#sandbox/core/call.ts';
import { momentOf } from '#sandbox/core/israelDays.ts';
import type { List } from './defineList.ts';
import { readListQuery } from './listQuery.ts';
import { columnName } from './listTexts.ts';
import { readPage, toWireRow } from './rows.ts';
import { figuresOf } from './totals.ts';

/** The columns of a list in a language: key order is column order (docs/wire.md §5.0). */
export function metaOf(list: List, locale: Locale): Meta {
  const fields = Object.entries(list.fields(momentOf(new Date(0))));
  const columns = fields.map(([name, { dataType, dictionary }]) => [
    name,
    { name: columnName(list, name, locale), dataType, ...(dictionary && { dictionary }) },
  ]);
  return { columns: Object.fromEntries(columns) };
}

export const answerMeta =
  (list: List): Handler<Meta> =>
  async (call) => ({ json: metaOf(list, call.locale) });

/** A list's envelope: page, count and sums are asked beside each other. */
async function readList(list: List, call: Call): Promise<ListEnvelope> {
  const query = await readListQuery(list, call);
  const [rows, figures] = await Promise.all([readPage(list, call, query), figuresOf(list, call, query)]);
  const fields = list.fields(query.moment);
  const hidden = hiddenFields(list.name, call.caller.roles);
  return { data: rows.map((row) => without(toWireRow(fields, row), hidden)), ...figures };
}

export const answerList =
  (list: List): Handler<ListEnvelope> =>
  async (call) => ({ json: await readList(list, call) });
