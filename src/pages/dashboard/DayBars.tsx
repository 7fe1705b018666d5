import { restDay } from '#contract/restDays.ts';
import { shownDay } from '#src/ui/days/dayText.ts';
import styles from './DayBars.module.css';

interface DayBarsProps {
  /** `YYYY-MM-DD`, each with what was charged on it in decimals, in their order; the last is today. */
  days: readonly { day: string; amount: number }[];
  /** What the last of them is called. */
  today: string;
}

const shortDay = (day = '') => shownDay(day).slice(0, 5);

/** Days as a line of slender bars of one scale, today's in the accent. Nobody hears it: what stands beside it says the same. */
export function DayBars({ days, today }: DayBarsProps) {
  const greatest = Math.max(...days.map(({ amount }) => amount));
  const middle = days[Math.floor(days.length / 2)];
  return (
    <div className={styles.chart} aria-hidden="true">
      <div className={styles.days}>
        {days.map(({ day, amount }, place) => (
          <span
            key={day}
            className={styles.day}
            data-today={place === days.length - 1 || undefined}
            data-rest={restDay(day) !== undefined || undefined}
            // Whatever is more than nothing is seen.
            style={{ blockSize: amount > 0 ? `max(2px, ${((100 * amount) / greatest).toFixed(2)}%)` : 0 }}
          />
        ))}
      </div>
      <div className={styles.names}>
        <bdi dir="ltr">{shortDay(days[0]?.day)}</bdi>
        <bdi dir="ltr">{shortDay(middle?.day)}</bdi>
        <span>{today}</span>
      </div>
    </div>
  );
}
