import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { enUS, heIL } from '@mui/x-date-pickers/locales';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/he';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import type { RefObject } from 'react';
import { businessTimeZone } from '#contract/constants.ts';
import { parseDay } from '#contract/query.ts';
import { useCurrentLocale } from '#src/i18n/direction.ts';
import { languageOf } from '#src/i18n/locale.ts';
import { AnchoredPopover } from '#src/ui/menus/AnchoredPopover.tsx';
import type { DayChoice } from './DayPicker.tsx';

dayjs.extend(utc);
dayjs.extend(timezone);

const words = { 'he-IL': heIL, 'en-IL': enUS };

/** A day at Israel's midnight. */
function midnightOf(text: string | undefined): Dayjs | undefined {
  const day = parseDay(text ?? '');
  return day === undefined ? undefined : dayjs.tz(day, businessTimeZone);
}

interface CalendarPopoverProps extends DayChoice {
  anchor: RefObject<HTMLElement | null>;
  label: string;
  onClose: () => void;
}

/** The opened calendar of a DayPicker, in the product's language; weeks begin on Sunday, today is Israel's. */
export function CalendarPopover({ anchor, label, onClose, onPick, value, min, max }: CalendarPopoverProps) {
  const locale = useCurrentLocale();
  const { localeText } = words[locale].components.MuiLocalizationProvider.defaultProps;
  const [minDate, maxDate] = [midnightOf(min), midnightOf(max)];
  return (
    <AnchoredPopover anchor={anchor} label={label} onClose={onClose}>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={languageOf(locale)} localeText={localeText}>
        <DateCalendar
          autoFocus
          timezone={businessTimeZone}
          value={midnightOf(value) ?? null}
          {...(minDate && { minDate })}
          {...(maxDate && { maxDate })}
          views={['year', 'month', 'day']}
          openTo="day"
          onChange={(day, state) => {
            if (state !== 'finish' || !day) return;
            onClose();
            onPick(day.format('YYYY-MM-DD'));
          }}
        />
      </LocalizationProvider>
    </AnchoredPopover>
  );
}
