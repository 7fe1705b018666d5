import { describe, expect, it } from 'vitest';
import { createKeyReader, destinations, shortcutKeys } from '#src/app/shortcuts/shortcuts.ts';

const press = (code: string, more: Partial<KeyboardEvent> = {}) => ({
  code,
  key: '',
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  timeStamp: 0,
  ...more,
});
const nameOf = (pressed: ReturnType<ReturnType<typeof createKeyReader>>) =>
  typeof pressed === 'object' ? pressed.route : pressed;

describe('a key', () => {
  it.each([
    ['KeyJ', 'ח', 'next'],
    ['KeyK', 'ל', 'previous'],
    ['KeyN', 'מ', 'charge'],
    ['KeyQ', '/', 'quickCharge'],
    ['KeyE', 'ק', 'till'],
    ['Slash', '.', 'search'],
    ['KeyZ', 'ז', undefined],
  ])('%s that gives %s in a Hebrew layout means %s', (code, key, meaning) => {
    expect(createKeyReader()(press(code, { key }))).toBe(meaning);
  });

  it.each(['ctrlKey', 'metaKey', 'altKey', 'shiftKey'] as const)('means nothing with %s', (modifier) => {
    expect(createKeyReader()(press('KeyJ', { key: 'j', [modifier]: true }))).toBeUndefined();
  });

  it('with the shift key opens the sheet, by place or by what it gives', () => {
    expect(createKeyReader()(press('Slash', { key: '?', shiftKey: true }))).toBe('sheet');
    expect(createKeyReader()(press('Minus', { key: '?', shiftKey: true }))).toBe('sheet');
  });
});

describe('two keys', () => {
  it.each(destinations.map(({ code, route }) => [code, route] as const))('G and %s lead to %s', (code, route) => {
    const read = createKeyReader();
    expect(read(press('KeyG', { timeStamp: 100 }))).toBeUndefined();
    expect(nameOf(read(press(code, { timeStamp: 900 })))).toBe(route);
    // The second has been used up.
    expect(nameOf(read(press(code, { timeStamp: 1000 })))).not.toBe(route);
  });

  it('that follow late are two', () => {
    const read = createKeyReader();
    read(press('KeyG', { timeStamp: 100 }));
    expect(read(press('KeyT', { timeStamp: 1700 }))).toBeUndefined();
  });

  it('are none with another between', () => {
    const read = createKeyReader();
    read(press('KeyG', { timeStamp: 100 }));
    expect(read(press('KeyZ', { timeStamp: 200 }))).toBeUndefined();
    expect(read(press('KeyT', { timeStamp: 300 }))).toBeUndefined();
  });
});

it('no place on the keyboard means two things', () => {
  const { sheet, ...plain } = shortcutKeys;
  const codes = Object.values(plain).map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
  expect(sheet.code).toBe(plain.search.code);
  expect(new Set(destinations.map(({ code }) => code)).size).toBe(destinations.length);
});
