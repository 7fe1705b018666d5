import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Tabs, type Tab } from '#src/ui/tabs/Tabs.tsx';
import type { RecordTab } from './declaration.ts';
import { useRecordRegistry, type KnownList } from './registry.ts';
import { CardSkeleton } from '#src/ui/CardSkeleton.tsx';
import { RelatedCount, RelatedList } from './related/RelatedList.tsx';
import { useRelatedTie } from './related/useRelated.ts';
import { useTabAddress } from './tabAddress.ts';
import { useShownRecord } from './useShownRecord.ts';

interface RecordTabsProps {
  /** The record's own. */
  resource: string;
  tabs: readonly RecordTab[];
  isPartial: boolean;
  /** What the first tab shows. */
  details: ReactNode;
}

/** What a page shows below its facts: the details, parts of its own, and the lists whose rows belong to the record. */
export function RecordTabs({ resource, tabs, isPartial, details }: RecordTabsProps) {
  const translate = useTranslate();
  const { tab, choose } = useTabAddress();
  const { listOf } = useRecordRegistry();
  const record = useShownRecord();
  const tieOf = useRelatedTie(resource, record);

  function shownTab(declared: RecordTab): Tab[] {
    if (!isPartial && declared.when?.(record) === false) return [];
    if (!('list' in declared)) {
      const { key, label, Count, Content } = declared;
      const count = Count && !isPartial && <Count />;
      const content = isPartial ? <CardSkeleton /> : <Content />;
      return [{ key, label: translate(label), ...(count && { count }), content }];
    }
    const list: KnownList | undefined = listOf(declared.list);
    if (!list?.isOpen || isPartial) return [];
    const tie = tieOf(list, declared.by);
    const label = translate(declared.label ?? `resources.${declared.list}.name`);
    return [
      { key: declared.list, label, count: <RelatedCount tie={tie} />, content: <RelatedList list={list} tie={tie} /> },
    ];
  }

  const shown = tabs.flatMap(shownTab);
  if (shown.length === 0) return details;
  const first: Tab = { key: 'details', label: translate('ra.message.details'), content: details };
  return (
    <Tabs label={translate('record.parts')} tabs={[first, ...shown]} chosen={tab ?? 'details'} onChoose={choose} />
  );
}
