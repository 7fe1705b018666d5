import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { israelDay } from '#contract/israelDay.ts';
import type { PaletteOption } from '#src/app/palette/option.ts';
import { lists } from '#src/resources/registry.ts';
import { useSelectedTerminal } from '#src/settings/selectedTerminal.tsx';
import { useSettings } from '#src/settings/settings.ts';
import { useIsOpen } from '#src/settings/useIsOpen.ts';
import { readSentence } from './readSentence.ts';
import { sentenceOptions } from './sentenceOptions.ts';
import { spokenLanguage } from './spokenLanguage.ts';

const israelToday = (): string => israelDay(new Date());

/** What a text says of lists. */
export interface Understood {
  options: readonly PaletteOption[];
  /** A list is named. */
  isNamed: boolean;
  /** One list is named, and all of the rest is understood: nothing else is meant. */
  isWhole: boolean;
  /** What was not understood where a list is named. */
  unread: readonly string[];
}

/** The filters that a text says, of the lists that the person may open on the selected terminal. */
export function useSentence(typed: string): Understood {
  const translate = useTranslate();
  const isOpen = useIsOpen();
  const { dictionaries } = useSettings();
  const { terminalID } = useSelectedTerminal().terminal;
  const isTyped = typed !== '';
  const language = useMemo(() => {
    if (!isTyped) return undefined;
    const inMenu = lists.filter(({ menu }) => menu !== undefined);
    return spokenLanguage(inMenu, ({ page }) => isOpen(page), dictionaries, translate);
  }, [isTyped, isOpen, dictionaries, translate]);
  return useMemo(() => {
    const sentences = language ? readSentence(typed, language, israelToday()) : [];
    const options = sentenceOptions(sentences, terminalID, {
      listName: (name) => translate(`resources.${name}.name`),
      from: (value) => translate('filter.from', { value }),
      unknown: (value) => translate('filter.unknown', { value }),
      to: (value) => translate('filter.to', { value }),
      deleted: translate('list.showDeleted'),
    });
    const named = sentences.filter(({ isNamed }) => isNamed);
    const unread = [...new Set(named.flatMap((one) => one.unread))];
    return { options, isNamed: named.length > 0, isWhole: named.length > 0 && unread.length === 0, unread };
  }, [typed, language, terminalID, translate]);
}
