import { isObject, type Row } from '#contract/envelope.ts';
import { partlyRefundedText } from '#src/meta/format/formatField.ts';
import { fieldValue } from '#src/meta/fieldValue.ts';
import type { RecordEvent } from '#src/record/declaration.ts';
import { shownField, type FactContext } from '#src/record/facts/shownFacts.ts';

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** What an event of the history says; how much each part of a refund was it does not say, so the sum stands with the last. */
function wordOf(event: Row, later: readonly Row[], record: Row, context: FactContext): string {
  const field = event.status === undefined ? 'operationCode' : 'status';
  const code = textOf(event[field]);
  const part = partlyRefundedText(code, record, context.format);
  if (part === undefined) return shownField(event, field, context)?.text ?? code;
  const isLast = !later.some(({ status }) => status === event.status);
  return isLast ? part.text : context.words.translate('list.partlyRefunded');
}

/** The events that the server keeps of a record, oldest first; none while only a list's row is there. */
export function historyEvents(record: Row, path: string, context: FactContext): RecordEvent[] {
  const value = fieldValue(record, path);
  const events = (Array.isArray(value) ? value : []).filter(isObject);
  return events.flatMap((event, index): RecordEvent[] => {
    if (event.operationDate === undefined) return [];
    const text = wordOf(event, events.slice(index + 1), record, context);
    const message = textOf(event.message) || textOf(event.operationMessage);
    return [
      {
        key: `history${index}`,
        date: event.operationDate,
        text,
        status: textOf(event.status) || textOf(event.operationCode),
        // Some servers say the same once more in other words.
        reason: message === text ? '' : message,
        by: textOf(event.operationDoneBy),
      },
    ];
  });
}
