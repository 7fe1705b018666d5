import CalendarMonthOutlinedIcon from '@mui/icons-material/CalendarMonthOutlined';
import { useTranslate } from 'react-admin';
import { ToolFace } from '#src/ui/ToolFace.tsx';
import type { ListState } from '#src/list/useList.ts';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import { groupedState, isGrouped } from './groupByDay.ts';

/** Shows the rows by day, or one by one again; the address keeps which. */
export function GroupSwitch({ list: { declaration, controller } }: { list: ListState }) {
  const translate = useTranslate();
  const grouped = isGrouped(declaration, controller);
  return (
    <button
      type="button"
      className={buttonClass('tool')}
      aria-pressed={grouped}
      onClick={() => controller.setFilters(controller.filterValues, grouped ? groupedState.off : groupedState.on)}
    >
      <ToolFace icon={CalendarMonthOutlinedIcon}>{translate('group.byDay')}</ToolFace>
    </button>
  );
}
