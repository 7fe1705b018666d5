import { useMemo } from 'react';
import type { RaRecord } from 'react-admin';
import { maximumTake } from '#contract/constants.ts';
import { PlanOfMany } from '#src/actions/many/PlanOfMany.tsx';
import type { ManyAction } from '#src/actions/actions.ts';
import { useActionTools, useLoadedActions } from '#src/actions/useActions.ts';
import { useColumns } from '#src/list/useColumns.ts';
import { useFormatContext } from '#src/meta/format/formatContext.ts';
import { createFieldFormatter } from '#src/meta/format/formatField.ts';
import { useMeta } from '#src/meta/useMeta.ts';
import { ListNotice } from '#src/ui/ListNotice.tsx';
import { useTranslate } from 'react-admin';
import { waitOrigin } from './askWait.ts';
import type { WaitFound } from './useWaiting.ts';

interface ActOnRowsProps {
  found: WaitFound;
  /** Key of the noun's action on ticked rows. */
  action: string;
  onClose: () => void;
}

function PlanOfRows({
  found: { source, filter },
  action,
  onClose,
}: Omit<ActOnRowsProps, 'action'> & { action: ManyAction }) {
  const tools = useActionTools(false);
  const { meta } = useMeta(source);
  const { columns } = useColumns(source, meta ?? undefined);
  const context = useFormatContext();
  const format = useMemo(() => createFieldFormatter(meta ?? { columns: {} }, context), [meta, context]);

  /** All pages of them. */
  async function readRows(): Promise<RaRecord[]> {
    const rows: RaRecord[] = [];
    for (let page = 1; ; page += 1) {
      const pagination = { page, perPage: maximumTake };
      const question = { ...waitOrigin(source, filter).question, pagination, background: true };
      const { data } = await tools.dataProvider.getList(source.name, question);
      rows.push(...data);
      if (data.length < maximumTake) return rows;
    }
  }

  if (meta === undefined) return null;
  const list = { declaration: source, controller: { filterValues: filter }, permanent: {}, columns, format };
  return <PlanOfMany action={action} rows={readRows} list={list} tools={tools} onClose={onClose} />;
}

/** The plan of what is done with all rows that wait: an action on ticked rows, as if all of them had been. */
export function ActOnRows({ action: key, ...rest }: ActOnRowsProps) {
  const translate = useTranslate();
  const { actions, failed, retry } = useLoadedActions(rest.found.source, 'bulk');
  const action = actions?.find((one) => one.key === key);
  if (failed) {
    return (
      <ListNotice urgent text={translate('waiting.failed')} actions={[{ text: translate('list.retry'), act: retry }]} />
    );
  }
  return action && <PlanOfRows {...rest} action={action} />;
}
