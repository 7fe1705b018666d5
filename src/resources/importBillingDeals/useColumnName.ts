import { columnOf } from '#contract/import/columns.ts';
import { allowedWords, importHeadings, type Named } from '#contract/import/headings.ts';
import type { ImportColumn } from '#contract/import/columns.ts';
import { useCurrentLocale } from '#src/i18n/direction.ts';

/** In which of the languages of a file's headings the person reads. */
export const useFileLanguage = (): keyof Named => (useCurrentLocale() === 'he-IL' ? 'he' : 'en');

/** What a column of a file is called for the person; one that nobody reads, as its file calls it. */
export function useColumnName(): (heading: string) => string {
  const language = useFileLanguage();
  return (heading) => {
    const column = columnOf(heading);
    return column ? importHeadings[column][language] : heading;
  };
}

/** The words a column takes in the person's language; undefined where it takes any text. */
export function useAllowedWords(column: ImportColumn | undefined): string[] | undefined {
  const language = useFileLanguage();
  return column && allowedWords(column, language);
}
