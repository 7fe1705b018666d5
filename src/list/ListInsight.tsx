import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { loadChunk } from '#src/ui/lazy/loadChunk.ts';
import { ListNotice } from '#src/ui/ListNotice.tsx';
import { questionOf } from './address/listOrigin.ts';
import type { ListDeclaration } from './declaration.ts';
import type { ListState } from './useList.ts';

interface ListInsightProps {
  list: ListState;
  load: NonNullable<ListDeclaration['insight']>;
}

/** What a list's own part says of its rows, for the question that the list asks now. */
export function ListInsight({ list, load }: ListInsightProps) {
  const translate = useTranslate();
  const { name } = list.declaration;
  const { data, isError, refetch } = useQuery({
    queryKey: ['listInsight', name],
    queryFn: async () => ({ Insight: await loadChunk(load) }),
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
  });
  if (isError) {
    const again = { text: translate('list.retry'), act: () => void refetch() };
    return <ListNotice urgent text={translate('failure.part')} actions={[again]} />;
  }
  return data && <data.Insight resource={name} filter={questionOf(list).filter} />;
}
