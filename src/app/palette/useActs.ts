import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import { actionLabel, type RecordAction } from '#src/actions/actions.ts';
import { offeredOn } from '#src/actions/isOffered.ts';
import { recordPlace, useActionTools, useLoadedActions } from '#src/actions/useActions.ts';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { listAddress } from '#src/record/related/listAddress.ts';
import { recordPageChunk } from '#src/record/queries.ts';
import { recordQuery } from '#src/record/recordQuery.ts';
import type { RecordPageDeclaration } from '#src/record/declaration.ts';
import { recordsByName } from '#src/resources/registry.ts';
import { useSelectedTerminal } from '#src/settings/selectedTerminal.tsx';
import { useIsOpen } from '#src/settings/useIsOpen.ts';
import { useChunk } from '#src/ui/lazy/useChunk.ts';
import type { FoundRecord, PaletteGroup, PaletteOption } from './option.ts';
import { recordOption } from './useFound.ts';

const noPage = async (): Promise<RecordPageDeclaration> => ({});

interface Acts {
  groups: readonly PaletteGroup[];
  waiting: boolean;
  failed: boolean;
  retry: () => void;
}

/** The lists that show what belongs to a record, as its page leads to them. */
function useRelatedOptions({ list, row }: FoundRecord): PaletteOption[] {
  const translate = useTranslate();
  const isOpen = useIsOpen();
  const { terminalID } = useSelectedTerminal().terminal;
  const { data: page } = useChunk(...recordPageChunk(list.name, list.record ?? noPage));
  const tabs = (page?.tabs ?? []).flatMap((tab) => ('list' in tab && (tab.when?.(row) ?? true) ? [tab] : []));
  return [...(page?.activity ?? []), ...tabs].flatMap(({ list: name, by }): PaletteOption[] => {
    const related = recordsByName[name];
    if (!related || !isOpen(related.page)) return [];
    const onTerminal = related.terminal === 'filter' ? { terminalID } : {};
    const to = listAddress(related.page.path, { [by]: String(row.id), ...onTerminal });
    const icon = related.menu && { icon: related.menu.icon };
    return [{ key: `related/${name}`, title: translate(`resources.${name}.name`), ...icon, to }];
  });
}

/** What can be done with a record: what its page offers, and what belongs to it. @param onChoose of what is no page */
export function useActs(record: FoundRecord, onChoose: (action: RecordAction, whole: FoundRecord) => void): Acts {
  const { list, row } = record;
  const translate = useTranslate();
  const isOpen = useIsOpen();
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const tools = useActionTools(row.deleted === true);
  const place = recordPlace(list);
  const { actions, failed, retry } = useLoadedActions(list, place);
  // A row's actions are judged by the row, a page's by the whole record.
  const whole = useQuery({
    ...recordQuery(dataProvider, list.name, String(row.id)),
    enabled: place === 'record' && list.endpoints.get !== undefined,
  });
  const judged = place === 'record' ? whole.data : row;
  const related = useRelatedOptions(record);
  const { to } = recordOption(record);
  const acts = judged ? offeredOn(actions ?? [], judged, tools, isOpen) : [];
  const options = acts.map((action): PaletteOption => {
    const title = translate(actionLabel(action));
    const option = { key: action.key, title, danger: action.danger ?? false };
    if (action.kind === 'link') return { ...option, to: action.path(judged ?? row) };
    return { ...option, act: () => onChoose(action, { list, row: judged ?? row }) };
  });
  const open = to === undefined ? [] : [{ key: 'open', title: translate('ra.action.open'), to }];
  return {
    groups: [
      { key: 'acts', title: translate('palette.group.actions'), options: [...options, ...open] },
      ...(related.length > 0 ? [{ key: 'related', title: translate('palette.group.related'), options: related }] : []),
    ],
    waiting: (!actions && !failed) || (place === 'record' && whole.isLoading),
    failed: failed || whole.isError,
    retry: () => {
      retry();
      if (whole.isError) void whole.refetch();
    },
  };
}
