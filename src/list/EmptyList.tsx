import { useTranslate } from 'react-admin';
import { CreateLink } from './CreateLink.tsx';
import type { ListDeclaration } from './declaration.ts';
import { ListNotice } from '#src/ui/ListNotice.tsx';

interface EmptyListProps {
  create: ListDeclaration['create'];
  /** Filters are set, which may be why. */
  filtered: boolean;
  showDeleted: boolean;
  onClear: () => void;
}

/** A list without rows: why, and the next step. */
export function EmptyList({ create, filtered, showDeleted, onClear }: EmptyListProps) {
  const translate = useTranslate();
  if (filtered) {
    const clear = { text: translate('ra.navigation.clear_filters'), act: onClear };
    return <ListNotice text={translate('list.emptyFiltered')} actions={[clear]} />;
  }
  if (showDeleted) return <ListNotice text={translate('list.emptyDeleted')} actions={[]} />;
  return (
    <ListNotice
      text={translate('list.empty')}
      actions={[]}
      {...(create && { further: <CreateLink create={create} /> })}
    />
  );
}
