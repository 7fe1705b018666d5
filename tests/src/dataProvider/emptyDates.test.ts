import { describe, expect, it } from 'vitest';
import { readAnswer } from '#src/dataProvider/http/parseResponse.ts';

const read = (text: string) => readAnswer(new Response(text));

describe("a date of .NET's that was never set", () => {
  it.each([
    '0001-01-01T00:00:00',
    '0001-01-01T00:00:00Z',
    '0001-01-01T00:00:00.0000000',
    '0001-01-01T00:00:00+02:00',
    '0001-01-01T02:20:54',
    '0001-01-01',
  ])('is no value wherever it stands: %s', async (date) => {
    const body = JSON.stringify({ data: [{ startAt: date, deep: { list: [date, 'x'] } }], date }, undefined, 2);
    expect(await read(body)).toEqual({ data: [{ startAt: null, deep: { list: [null, 'x'] } }], date: null });
  });

  it.each([
    { at: '2026-11-15T00:00:00', day: '0001-01-02', year: '10001-01-01' },
    { note: 'he wrote "0001-01-01T00:00:00" and "0001-01-01"', more: '"0001-01-01"' },
    { '0001-01-01T00:00:00': 1, 'a"0001-01-01"': '0001-01-01T00:00:00 or so' },
    ['\\"0001-01-01T00:00:00\\', '\\'],
  ])('leaves everything else as it is: %j', async (body) => {
    expect(await read(JSON.stringify(body))).toEqual(body);
  });
});
