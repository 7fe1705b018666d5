import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import { compareDictionaries, type WordChange } from '#contract/metaChanges/compareDictionaries.ts';
import { compareMeta, type MetaChange } from '#contract/metaChanges/compareMeta.ts';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { columnsKeyOf } from '#src/dataProvider/resource.ts';
import { useCurrentLocale } from '#src/i18n/direction.ts';
import { acceptedMeta, acceptedWords } from '#src/meta/accepted/accepted.ts';
import { metaName, useKeptContract, wordsName } from '#src/meta/accepted/keptContract.ts';
import { parseAcceptedMeta, parseAcceptedWords } from '#src/meta/accepted/parseAccepted.ts';
import { knownMeta } from '#src/meta/useMeta.ts';
import { lists } from '#src/resources/registry.ts';
import type { ResourceList } from '#src/resources/resource.ts';
import { dictionariesQuery } from '#src/settings/queries.ts';
import type { LoadedDictionaries } from '#src/settings/dictionaries.ts';
import { useStore } from '#src/store/useStore.ts';

/** What changed in one place of the contract since it was accepted. */
export interface ChangedPart {
  key: string;
  /** The lists that have these columns, or what is called by the words. */
  title: string;
  /** When the change was first seen, as an ISO instant; undefined in the moment before it is noted. */
  since: string | undefined;
  changes: readonly (MetaChange | WordChange)[];
  accept: () => void;
}

const now = () => new Date().toISOString();

/** Lists by the call that tells their columns. */
const listsByColumns = Map.groupBy(
  lists.filter(({ endpoints }) => endpoints.meta),
  columnsKeyOf,
);

/** What differs from what was accepted, by list and then words, in the person's language. */
export function useContractChanges(): readonly ChangedPart[] {
  const translate = useTranslate();
  const client = useQueryClient();
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const locale = useCurrentLocale();
  const kept = useKeptContract();
  const ofWords = wordsName(locale);
  const names = [...listsByColumns.values()].flatMap(([list]) => (list ? [metaName(list, locale)] : []));
  // Whatever is accepted, here or in another part of the page, is drawn.
  useStore({ subscribe: kept.subscribe, read: () => [...names, ofWords].map((name) => kept.read(name)).join('\n') });
  const nameOf = ({ name }: ResourceList) => translate(`resources.${name}.name`, { _: name });

  const ofLists = [...listsByColumns].flatMap(([key, [list, ...others]]): ChangedPart[] => {
    if (!list) return [];
    const name = metaName(list, locale);
    const accepted = parseAcceptedMeta(kept.read(name));
    const present = knownMeta(client, dataProvider, list, locale);
    // Without columns an answer is a fault, not a change.
    if (!accepted || !present || Object.keys(present.columns).length === 0) return [];
    return [
      {
        key,
        title: [...new Set([list, ...others].map(nameOf))].join(', '),
        since: accepted.differsSince,
        changes: compareMeta(accepted.content, present),
        accept: () => kept.write(name, JSON.stringify(acceptedMeta(accepted, present, now()))),
      },
    ];
  });
  const words = parseAcceptedWords(kept.read(ofWords));
  const { queryKey } = dictionariesQuery(dataProvider, locale);
  const loaded = client.getQueryData<LoadedDictionaries>(queryKey);
  const present = loaded && !loaded.isPartial ? loaded.dictionaries : undefined;
  const ofDictionaries: ChangedPart[] =
    words && present
      ? [
          {
            key: ofWords,
            title: translate('contract.words'),
            since: words.differsSince,
            changes: compareDictionaries(words.content, present),
            accept: () => kept.write(ofWords, JSON.stringify(acceptedWords(words, present, now()))),
          },
        ]
      : [];
  return [...ofLists, ...ofDictionaries].filter(({ changes }) => changes.length > 0);
}
