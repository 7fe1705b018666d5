import {
  assert,
  check,
  constantFrom,
  date,
  float,
  integer,
  oneof,
  property,
  record,
  uuid,
  type Arbitrary,
} from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scrub } from '#src/app/errorReporting/scrub.ts';
import { removed } from '#src/app/errorReporting/scrubText.ts';
import { planted } from './plantedSecrets.ts';

/** Every word of a scrubbed shape: it holds plain objects and lists only. */
const wordsOf = (shape: unknown) => JSON.stringify(shape) ?? '';

/** The property that a report keeps no secret. @param write everything that is left of a shape, as text. */
const keepsNoSecret = (write: (shape: unknown) => string) =>
  property(planted, ({ shape, survivesIn }) => !survivesIn(write(shape)));

const harmless: Arbitrary<unknown> = oneof(
  uuid(),
  uuid().map((id) => `call ${id} failed`),
  uuid().map((id) => `https://host.test/api/transactions/${id}?take=100&skip=200`),
  integer({ min: -99_999_999, max: 99_999_999 }).map((agorot) => (agorot / 100).toFixed(2)),
  integer({ min: -99_999_999, max: 99_999_999 }).map((agorot) => `charge of ${(agorot / 100).toFixed(2)}₪ refused`),
  float({ noNaN: true, min: -1e6, max: 1e6 }),
  integer({ min: 0, max: 99_999_999 }),
  date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true }).map((day) =>
    day.toISOString(),
  ),
  date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true }).map((day) => day.getTime()),
  constantFrom('15/11/2026 10:30', '2026-11-15', 'dana@example.test', 'העסקה נכשלה', 'TypeError: x is not a function'),
  record({ correlationId: uuid(), status: integer({ min: 200, max: 599 }), ok: constantFrom(true, false, null) }),
);

describe('the scrubber', () => {
  it('lets no planted secret through, in tens of thousands of shapes', { timeout: 120_000 }, () => {
    assert(
      keepsNoSecret((shape) => wordsOf(scrub(shape))),
      { numRuns: 30_000, seed: 4580 },
    );
  });

  it('is watched by a property that can fail', () => {
    const careless = (shape: unknown) => {
      try {
        return wordsOf(shape).replace(/\b\d{16}\b/g, removed);
      } catch {
        return 'a circle';
      }
    };
    expect(check(keepsNoSecret(careless), { numRuns: 1000, seed: 4580 }).failed).toBe(true);
  });

  it('leaves harmless values as they are', () => {
    assert(
      property(harmless, (value) => {
        expect(scrub(value)).toEqual(value);
        expect(scrub({ note: value })).toEqual({ note: value });
      }),
      { numRuns: 10_000, seed: 4580 },
    );
  });

  it.each([
    ['4580458045804580', removed],
    ['card 4580 4580 4580 4580 refused', `card ${removed} refused`],
    ['4580-4580-4580-4580, 12.50', `${removed}, 12.50`],
    ['tel 2 4580458045804580', `tel 2 ${removed}`],
    ['Cookie: a=1', `Cookie: ${removed}`],
    ['?access_token=abc&take=5', `?access_token=${removed}&take=5`],
    ['CVV 123 is wrong', `CVV ${removed} is wrong`],
    ['ת״ז 123456782 שגויה', `ת״ז ${removed} שגויה`],
    ['שגיאה מספר כרטיס: 12345678', `שגיאה מספר כרטיס: ${removed}`],
    ['{"cvv":"123","amount":12.5}', `{"cvv":"${removed}","amount":12.5}`],
    [4580458045804580, removed],
    [4580458045804580n, removed],
    [['4580', '4580', '4580', '4580'], removed],
    [{ '4580458045804580': 1 }, { [removed]: 1 }],
    [new URL('https://a.test/?cvv=123&x=1'), `https://a.test/?cvv=${removed}&x=1`],
    [new Headers({ authorization: 'x', accept: 'y' }), { accept: 'y', authorization: removed }],
    [new Uint8Array(3), '[binary]'],
    [undefined, undefined],
  ])('%s', (value, scrubbed) => {
    expect(scrub(value)).toEqual(scrubbed);
  });

  it('cuts circles and depths, and what can not be read', () => {
    const circle: Record<string, unknown> = { a: 1 };
    circle.b = [circle];
    expect(scrub(circle)).toEqual({ a: 1, b: ['[cut]'] });
    let deep: unknown = 'end';
    for (let level = 0; level < 1000; level += 1) deep = { deep };
    expect(wordsOf(scrub(deep))).toContain('[cut]');
    const broken = Object.defineProperty({}, 'x', {
      enumerable: true,
      get() {
        throw new Error('not now');
      },
    });
    expect(scrub(broken)).toEqual({ x: '[unreadable]' });
  });
});
