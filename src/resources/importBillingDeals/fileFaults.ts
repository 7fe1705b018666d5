import { holdsCardNumber } from '#contract/rules/cardInText.ts';
import { maximumImportBytes } from '#contract/import/columns.ts';
import type { FileFault } from './validation/fileRefusal.ts';

/** Greatest size of a file, in megabytes. */
export const maximumMegabytes = maximumImportBytes / 1024 / 1024;

/** What is wrong with a file before anything of it is read. */
export function fileFaults({ name, size }: Pick<File, 'name' | 'size'>): FileFault[] {
  if (holdsCardNumber(name)) return [{ key: 'FileNameHoldsCardNumber' }];
  if (!name.toLowerCase().endsWith('.csv')) return [{ key: 'OnlyCsvFilesAreAllowed' }];
  return size > maximumImportBytes ? [{ key: 'FileTooLarge', values: { max: maximumMegabytes } }] : [];
}

/** What a file is called that was made of another one. @example partName('deals.csv', 'checked') // 'deals-checked.csv' */
export function partName(name: string, part: 'checked' | 'failed'): string {
  const bare = name.replace(/\.csv$/i, '').replace(/(-(checked|failed))+$/, '');
  return `${bare}-${part}.csv`;
}
