import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useDataProvider } from 'react-admin';
import type { Meta } from '#contract/meta.ts';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import type { DataResource } from '#src/dataProvider/resource.ts';
import { useCurrentLocale } from '#src/i18n/direction.ts';
import { knownMeta } from '#src/meta/useMeta.ts';
import { formerColumns, notedMeta, type FormerColumns } from './accepted.ts';
import { metaName, useKeptContract, useKeptText } from './keptContract.ts';
import { parseAcceptedMeta } from './parseAccepted.ts';

const none: FormerColumns = {};

/**
 * Notes what a server says of a list's columns, and tells what became of those it has no more.
 * @param shown the columns on screen; while another language's load, those of the last.
 */
export function useNotedMeta(list: DataResource, shown: Meta | undefined): FormerColumns {
  const client = useQueryClient();
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const locale = useCurrentLocale();
  const kept = useKeptContract();
  const name = metaName(list, locale);
  const text = useKeptText(kept, name);
  const known = knownMeta(client, dataProvider, list, locale) ?? undefined;
  // An answer without columns is a fault of the server, which has not given up all of them.
  const present = known === shown && known && Object.keys(known.columns).length > 0 ? known : undefined;
  useEffect(
    function notePresent() {
      if (!present) return;
      const before = parseAcceptedMeta(kept.read(name));
      const next = notedMeta(before, present, new Date().toISOString());
      if (next !== before) kept.write(name, JSON.stringify(next));
    },
    [present, kept, name],
  );
  return useMemo(() => {
    const accepted = parseAcceptedMeta(text);
    return accepted && present ? formerColumns(accepted, present) : none;
  }, [text, present]);
}
