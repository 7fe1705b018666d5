import { useMemo } from 'react';
import { useGetOne, useTranslate, type RaRecord } from 'react-admin';
import { useFormatContext } from '#src/meta/format/formatContext.ts';
import { mentionOf, recordName } from '#src/record/recordName.ts';
import { wholeRecord } from '#src/record/recordQuery.ts';
import { useRecordRegistry } from '#src/record/registry.ts';
import { useRecordPage } from '#src/record/useRecordPage.ts';
import { factWords } from './factWords.ts';

/** No person waits for a name: where it cannot be had the short id stays. */
const meta = { background: true, ...wholeRecord } as const;

/** What another record is called by the head of its own page; undefined until that is known. */
function useMention(resource: string, id: string): string | undefined {
  const translate = useTranslate();
  const format = useFormatContext();
  const { pathOf, listOf } = useRecordRegistry();
  const { page } = useRecordPage(resource);
  const { data: record } = useGetOne<RaRecord>(resource, { id, meta });
  const declaration = listOf(resource)?.declaration;
  return useMemo(() => {
    if (!page || !record) return undefined;
    const words = factWords(record, format, { translate, pathOf });
    const context = { meta: { columns: {} }, names: {}, format, words, idFields: declaration?.idFields ?? [] };
    const names = declaration?.recordRepresentation ?? declaration?.primaryText;
    return mentionOf(recordName(record, page, context, names), context);
  }, [page, record, format, translate, pathOf, declaration]);
}

interface RecordMentionProps {
  resource: string;
  id: string;
  /** Its short id. */
  text: string;
}

/** Another record by who or what it is and how much, as its page is headed; by its short id until that is known. */
export function RecordMention({ resource, id, text }: RecordMentionProps) {
  const name = useMention(resource, id);
  return name === undefined ? <bdi dir="ltr">{text}</bdi> : name;
}
