import { useEffect } from 'react';
import { usePerson } from '#src/authProvider/currentPerson.ts';
import { ownerOf } from '#src/authProvider/person.ts';
import { useCurrentLocale } from '#src/i18n/direction.ts';
import type { Column } from '#src/meta/columns.ts';
import { keepFrameTexts } from '#src/settings/frameTexts.ts';
import { afterPaint } from '#src/ui/afterPaint.ts';

interface Heads {
  columns: readonly Column[] | undefined;
  /** Rows can be ticked: a column of boxes stands first. */
  selectable: boolean;
  /** Rows have a menu each, in the last column. */
  hasMenus: boolean;
}

/** Keeps the head of a list's table for the first frame of the next visit. */
export function useKeptHeads(list: string, { columns, selectable, hasMenus }: Heads): void {
  const person = usePerson();
  const locale = useCurrentLocale();
  useEffect(
    function keepHeads() {
      if (!columns) return undefined;
      const heads = [...(selectable ? [''] : []), ...columns.map(({ label }) => label), ...(hasMenus ? [''] : [])];
      return afterPaint(() => keepFrameTexts(ownerOf(person), locale, { heads: { [list]: heads } }));
    },
    [person, locale, list, columns, selectable, hasMenus],
  );
}
