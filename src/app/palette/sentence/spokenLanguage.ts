import { dictionaryOf, enumValues, type EnumName } from '#contract/enums.ts';
import type { Dictionaries } from '#contract/envelope.ts';
import { filterTableOf } from '#src/dataProvider/resource.ts';
import type { ResourceList } from '#src/resources/resource.ts';
import { createLanguage, type Language } from './language.ts';
import { english } from './words.en.ts';
import { hebrew } from './words.he.ts';

type Translate = (key: string, options: { _: string }) => string;

/** Dictionaries that no server sends: their words are the catalogue's. */
function withOwn(list: ResourceList, dictionaries: Dictionaries, translate: Translate): Dictionaries {
  const names = Object.values(filterTableOf(list)).flatMap((spec) => ('values' in spec ? [spec.values] : []));
  const own = names.filter((name) => list.fixedDictionaries?.[dictionaryOf(name)] !== undefined);
  const wordsOf = (name: EnumName) =>
    enumValues(name).map((value: string) => [
      value,
      translate(`dictionary.${dictionaryOf(name)}.${value}`, { _: value }),
    ]);
  return {
    ...dictionaries,
    ...Object.fromEntries(own.map((name) => [dictionaryOf(name), Object.fromEntries(wordsOf(name))])),
  };
}

/**
 * What can be said of lists in the words of the screen, and in Hebrew and English beyond them, whichever the screen speaks.
 * @param isOpen whether a person may open a list
 */
export function spokenLanguage(
  lists: readonly ResourceList[],
  isOpen: (list: ResourceList) => boolean,
  dictionaries: Dictionaries,
  translate: Translate,
): Language {
  const words = {
    listName: (name: string) => translate(`resources.${name}.name`, { _: name }),
    filterName: (name: string, column = name) =>
      translate(`filter.name.${name}`, { _: '' }) || translate(`fields.${column}`, { _: column }),
    dictionariesOf: (list: ResourceList) => withOwn(list, dictionaries, translate),
  };
  return createLanguage(lists, isOpen, words, dictionaries, [hebrew, english]);
}
