import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import type { Column } from '#src/meta/columns.ts';
import { groupDigits } from '#src/meta/format/groupDigits.ts';
import { visuallyHidden } from '#src/ui/classes/visuallyHidden.ts';

/** Says which page and which order the rows are in, once they are there, to who can not see it. */
export function ListAnnouncement({ columns }: { columns: readonly Column[] | undefined }) {
  const translate = useTranslate();
  const { page, perPage, sort, total, data, isFetching, isPlaceholderData } = useListContext();
  const asked = JSON.stringify([page, perPage, sort]);
  const [said, setSaid] = useState({ asked, text: '' });
  if (said.asked !== asked && data && !isFetching && !isPlaceholderData) setSaid({ asked, text: words() });

  function words(): string {
    const pages = groupDigits(Math.max(1, Math.ceil((total ?? 0) / perPage)));
    const column = columns?.find(({ field }) => field === sort.field);
    return [
      translate(total === undefined ? 'ra.navigation.current_page' : 'list.page', { page: groupDigits(page), pages }),
      translate('list.rows', { smart_count: data?.length ?? 0, count: groupDigits(data?.length ?? 0) }),
      ...(column ? [column.label, translate(sort.order === 'DESC' ? 'list.descending' : 'list.ascending')] : []),
    ].join(', ');
  }

  return (
    <div className={visuallyHidden} aria-live="polite" data-announces="page">
      {said.text}
    </div>
  );
}
