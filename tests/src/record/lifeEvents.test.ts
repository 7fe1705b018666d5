import { describe, expect, it } from 'vitest';
import type { Row } from '#contract/envelope.ts';
import type { FactWords } from '#src/record/declaration.ts';
import { isTogether, lifeEvents, timeOf } from '#src/record/timeline/lifeEvents.ts';

const words: FactWords = {
  translate: (key) => key,
  money: String,
  date: String,
  word: (_, code) => code ?? '',
  pathOf: () => undefined,
};
const made = '2026-11-01T10:00:00Z';
const told = (record: Row, others: readonly unknown[] = []) =>
  lifeEvents(record, { made, others }, words).map(({ key, date, by }) => [key, date, by]);

describe('that a record was made and changed', () => {
  it.each<[string, Row, readonly unknown[], unknown]>([
    ['by nobody who is known', {}, [], [['made', made, undefined]]],
    [
      'by its maker, who has the last hand',
      { operationDoneBy: 'Dana', updatedDate: '2026-11-01T10:00:02Z' },
      [],
      [['made', made, 'Dana']],
    ],
    [
      'later, by the last hand, which says nothing of the maker',
      { operationDoneBy: 'Dana', updatedDate: '2026-11-20T10:00:00Z' },
      [],
      [
        ['made', made, undefined],
        ['changed', '2026-11-20T10:00:00Z', 'Dana'],
      ],
    ],
    [
      'by a charge, which is told as a charge',
      { operationDoneBy: 'Dana', updatedDate: '2026-11-20T10:00:00Z' },
      [null, '2026-11-20T10:00:20Z'],
      [['made', made, undefined]],
    ],
  ])('%s', (_, record, others, events) => {
    expect(told(record, others)).toEqual(events);
  });

  it('reads times and days of the wire', () => {
    expect(timeOf('2026-11-01T10:00:00Z')).toBe(Date.parse(made));
    expect(timeOf('2026-11-01T00:00:00')).toBe(Date.parse('2026-11-01T12:00:00Z'));
    expect(timeOf(null)).toBeUndefined();
    expect(isTogether(null, undefined)).toBe(false);
    expect(isTogether(made, '2026-11-01T10:02:00Z')).toBe(false);
  });
});
