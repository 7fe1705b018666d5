import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDataProvider } from 'react-admin';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { useCurrentLocale } from '#src/i18n/direction.ts';
import { notedWords } from '#src/meta/accepted/accepted.ts';
import { useKeptContract, wordsName } from '#src/meta/accepted/keptContract.ts';
import { parseAcceptedWords } from '#src/meta/accepted/parseAccepted.ts';
import { dictionariesQuery } from '#src/settings/queries.ts';

/** Notes what a server says of its dictionaries, once all of them have come. */
export function useNotedWords(): void {
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const locale = useCurrentLocale();
  const kept = useKeptContract();
  const { data } = useQuery({ ...dictionariesQuery(dataProvider, locale), enabled: false });
  useEffect(
    function noteWords() {
      // What did not come has not gone.
      if (!data || data.isPartial || Object.keys(data.dictionaries).length === 0) return;
      const before = parseAcceptedWords(kept.read(wordsName(locale)));
      const next = notedWords(before, data.dictionaries, new Date().toISOString());
      if (next !== before) kept.write(wordsName(locale), JSON.stringify(next));
    },
    [data, kept, locale],
  );
}
