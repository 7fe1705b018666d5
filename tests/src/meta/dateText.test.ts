import { assert, date, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateText, dateTimeAttribute, israelText, localTimeZone, parseWireDate } from '#src/meta/format/dateText.ts';

const zones = [localTimeZone(), 'Asia/Jerusalem', 'UTC', 'America/New_York', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'];

function text(value: unknown, timeZone = 'Asia/Jerusalem') {
  const parsed = parseWireDate(value);
  return parsed && dateText(parsed, timeZone);
}

describe('a date of the wire', () => {
  it.each([
    ['an instant with Z, in winter', '2026-11-15T10:05:00Z', '15/11/2026 12:05'],
    ['an instant with Z, in summer', '2026-07-15T10:05:00Z', '15/07/2026 13:05'],
    ['seven digits of a second', '2026-11-15T10:05:00.1234567Z', '15/11/2026 12:05'],
    ['no zone, which is UTC', '2026-11-15T10:05:00', '15/11/2026 12:05'],
    ['no zone and seven digits', '2026-11-15T22:05:00.1234567', '16/11/2026 00:05'],
    ['an offset', '2026-11-15T12:05:00+02:00', '15/11/2026 12:05'],
    ['no seconds', '2026-11-15T10:05Z', '15/11/2026 12:05'],
    ['midnight UTC with Z, which is an instant', '2026-11-15T00:00:00Z', '15/11/2026 02:00'],
    ['a business day', '2026-11-15T00:00:00', '15/11/2026'],
    ['a business day with a fraction of nothing', '2026-11-15T00:00:00.0000000', '15/11/2026'],
    ['a bare day', '2026-11-15', '15/11/2026'],
  ])('reads %s', (_, value, expected) => {
    expect(text(value)).toBe(expected);
  });

  it.each([
    ['soon'],
    [''],
    ['2026-13-01'],
    ['2026-02-30T00:00:00'],
    ['2026-11-15T25:00:00Z'],
    [20261115],
    [null],
    [{}],
  ])('refuses %j', (value) => {
    expect(parseWireDate(value)).toBeUndefined();
  });

  it('keeps a business day in every zone', () => {
    assert(
      property(integer({ min: 0, max: 40_000 }), integer({ min: 0, max: zones.length - 1 }), (days, zone) => {
        const day = new Date(days * 86_400_000).toISOString().slice(0, 10);
        const [year, month, of] = day.split('-');
        expect(text(`${day}T00:00:00`, zones[zone])).toBe(`${of}/${month}/${year}`);
      }),
    );
  });

  it('shows an instant as its zone reads it', () => {
    const range = { min: new Date('1980-01-01'), max: new Date('2080-01-01'), noInvalidDate: true };
    assert(
      property(date(range), integer({ min: 0, max: zones.length - 1 }), (at, zone) => {
        const timeZone = zones[zone] ?? 'UTC';
        const parts = at.toLocaleString('sv-SE', { timeZone }).slice(0, 16);
        const [year, month, day] = parts.slice(0, 10).split('-');
        expect(text(at.toISOString(), timeZone)).toBe(`${day}/${month}/${year} ${parts.slice(11)}`);
      }),
    );
  });
});

describe('Israel time', () => {
  const instant = parseWireDate('2026-11-15T23:30:00Z');
  if (!instant) throw new Error('no date');

  it('is told outside Israel', () => {
    expect(dateText(instant, 'America/New_York')).toBe('15/11/2026 18:30');
    expect(israelText(instant, 'America/New_York')).toBe('16/11/2026 01:30');
  });

  it('is not repeated where clocks read alike, nor for days', () => {
    expect(israelText(instant, 'Asia/Jerusalem')).toBeUndefined();
    expect(israelText(instant, 'Africa/Cairo')).toBeUndefined();
    const day = parseWireDate('2026-11-15T00:00:00');
    expect(day && israelText(day, 'America/New_York')).toBeUndefined();
  });
});

it('gives machines an unambiguous form', () => {
  const forms = ['2026-11-15T00:00:00', '2026-11-15T10:05:00.1234567'].map((value) => {
    const parsed = parseWireDate(value);
    return parsed && dateTimeAttribute(parsed);
  });
  expect(forms).toEqual(['2026-11-15', '2026-11-15T10:05:00.123Z']);
});
