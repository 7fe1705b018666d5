import { isCalendarDay } from '#contract/calendarDays.ts';
import { startOfIsraelDay } from '#contract/israelClock.ts';
import { invalid } from '#sandbox/core/apiError.ts';

/**
 * The instant at which a link dies: an instant, UTC where it names no zone, or the beginning of an Israel day.
 * @throws ApiError 400 when it is none, or over
 */
export function dueDateOf(text: string | null | undefined, now: Date): Date | null {
  if (!text) return null;
  const isWhole = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)?$/.test(text);
  const zoned = /(Z|[+-]\d\d:\d\d)$/.test(text) ? text : `${text}Z`;
  const instant = isCalendarDay(text) ? startOfIsraelDay(text) : new Date(isWhole ? zoned : Number.NaN);
  if (Number.isNaN(instant.getTime())) throw invalid([{ code: 'dueDate', description: 'Invalid' }]);
  if (instant <= now) throw invalid([{ code: 'dueDate', description: 'Expired' }]);
  return instant;
}
