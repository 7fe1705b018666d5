import { useTranslate } from 'react-admin';
import { useChunk } from '#src/ui/lazy/useChunk.ts';
import { ListNotice } from '#src/ui/ListNotice.tsx';
import { shownListParams } from './address/listOrigin.ts';
import type { ListDeclaration } from './declaration.ts';
import type { ListState } from './useList.ts';

interface ListInsightProps {
  list: ListState;
  part: 'insight' | 'summary';
  load: NonNullable<ListDeclaration['insight']>;
}

/** What a list's own part says of its rows, for the question that the list asks now. */
export function ListInsight({ list, part, load }: ListInsightProps) {
  const translate = useTranslate();
  const { name } = list.declaration;
  const { data, isError, refetch } = useChunk(['listInsight', part, name], async () => ({ Insight: await load() }));
  if (isError) {
    const again = { text: translate('list.retry'), act: () => void refetch() };
    return <ListNotice urgent text={translate('failure.part')} actions={[again]} />;
  }
  return data && <data.Insight resource={name} filter={shownListParams(list).filter} />;
}
