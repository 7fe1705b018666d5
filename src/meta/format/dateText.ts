import { businessTimeZone } from '#contract/constants.ts';

/** A date of the wire: an instant, or a calendar day that no time zone may shift (docs/wire.md §1.5). */
export type WireDate = { kind: 'instant'; at: Date } | { kind: 'day'; day: string };

const datePattern = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}(?::\d{2})?)(?:\.(\d{1,9}))?(Z|[+-]\d{2}:\d{2})?)?$/i;
const midnight = /^00:00(:00)?$/;

/**
 * Reads a date of the wire: midnight without a zone, or no time at all, is a business day; any other time without a
 * zone is UTC; fractions of a second may have any number of digits.
 * @returns undefined for what is no real date.
 * @example parseWireDate('2026-11-15T00:00:00') // { kind: 'day', day: '2026-11-15' }
 */
export function parseWireDate(value: unknown): WireDate | undefined {
  const match = typeof value === 'string' ? datePattern.exec(value.trim()) : null;
  if (!match) return undefined;
  const [, day = '', time, fraction = '', zone] = match;
  // An impossible day such as 30 February would roll over into the next month.
  const noon = new Date(`${day}T12:00:00Z`);
  if (Number.isNaN(noon.getTime()) || noon.toISOString().slice(0, 10) !== day) return undefined;
  if (time === undefined || (zone === undefined && midnight.test(time) && /^0*$/.test(fraction)))
    return { kind: 'day', day };
  const at = new Date(
    `${day}T${time}.${fraction.slice(0, 3).padEnd(3, '0')}${zone?.toUpperCase() ?? 'Z'}`.replace(
      /T(\d{2}:\d{2})\./,
      'T$1:00.',
    ),
  );
  return Number.isNaN(at.getTime()) ? undefined : { kind: 'instant', at };
}

let zone: string | undefined;

/**
 * The IANA name of the browser's time zone. `Intl` knows it everywhere, but reads its data of dates for it, which takes
 * longer than all rows of a list; `Temporal` just tells it.
 */
export function localTimeZone(): string {
  zone ??=
    typeof Temporal === 'undefined' ? new Intl.DateTimeFormat().resolvedOptions().timeZone : Temporal.Now.timeZoneId();
  return zone;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-GB', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  formats.set(timeZone, format);
  return format;
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** As `formatOf` would write it in the browser's own zone, without its data. */
function localText(at: Date): string {
  const day = `${twoDigits(at.getDate())}/${twoDigits(at.getMonth() + 1)}/${at.getFullYear()}`;
  return `${day} ${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`;
}

/** `DD/MM/YYYY HH:mm` of an instant in a zone, `DD/MM/YYYY` of a day in every zone (spec §9 "Dates"). */
export function dateText(date: WireDate, timeZone: string): string {
  if (date.kind === 'instant') {
    return timeZone === localTimeZone() ? localText(date.at) : formatOf(timeZone).format(date.at).replace(', ', ' ');
  }
  const [year, month, day] = date.day.split('-');
  return `${day}/${month}/${year}`;
}

/** The text in Israel's time, where the person's own zone reads otherwise; undefined where both read alike. */
export function israelText(date: WireDate, timeZone: string): string | undefined {
  if (date.kind === 'day' || timeZone === businessTimeZone) return undefined;
  const text = dateText(date, businessTimeZone);
  return text === dateText(date, timeZone) ? undefined : text;
}

/** The machine-readable form for `<time dateTime>`. */
export function dateTimeAttribute(date: WireDate): string {
  return date.kind === 'day' ? date.day : date.at.toISOString();
}
