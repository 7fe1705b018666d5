import type { ActionList } from '#src/actions/actionList.ts';
import type { ManyOfList } from '#src/actions/actions.ts';
import { useListTools } from '#src/actions/useActions.ts';
import { PlanOfMany } from './PlanOfMany.tsx';

interface PlanOfListProps {
  action: ManyOfList;
  list: ActionList;
  onClose: () => void;
}

/** The plan of an action on a whole list, whose rows are read for it. */
export function PlanOfList({ action, list, onClose }: PlanOfListProps) {
  const tools = useListTools(list);
  const { rows, again, atOnce = Infinity, ...many } = action;
  return (
    <PlanOfMany
      action={{ ...many, atOnce }}
      again={again}
      rows={(reading) => rows(tools, reading)}
      list={list}
      tools={tools}
      onClose={onClose}
    />
  );
}
