import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { parseMeta } from '#contract/meta.ts';
import { acceptedMeta, acceptedWords, formerColumns, notedMeta, notedWords } from '#src/meta/accepted/accepted.ts';
import { parseAcceptedMeta, parseAcceptedWords } from '#src/meta/accepted/parseAccepted.ts';
import { keptContract } from '#src/meta/accepted/keptContract.ts';
import { parseDictionaries } from '#src/settings/dictionaries.ts';

const metaOf = (names: Readonly<Record<string, string>>) =>
  parseMeta({ columns: Object.fromEntries(Object.entries(names).map(([field, name]) => [field, { name }])) });
const first = metaOf({ id: 'Id', status: 'State', sum: 'Sum' });
const second = metaOf({ id: 'Id', state: 'State' });
const third = metaOf({ id: 'Id', phase: 'State', sum: 'Sum' });

describe('what a server says of its columns', () => {
  it('is accepted the first time; from what differs the day is noted, once', () => {
    const accepted = notedMeta(undefined, first, 'monday');
    expect(accepted).toEqual({ content: first, at: 'monday', former: {} });
    expect(notedMeta(accepted, first, 'tuesday')).toBe(accepted);
    const differing = notedMeta(accepted, second, 'tuesday');
    expect(differing).toEqual({ ...accepted, differsSince: 'tuesday' });
    expect(notedMeta(differing, second, 'friday')).toBe(differing);
    expect(notedMeta(differing, first, 'friday')).toEqual(accepted);
  });

  it('keeps what went once it is accepted, until it is back', () => {
    const accepted = acceptedMeta(notedMeta(undefined, first, 'monday'), second, 'tuesday');
    expect(accepted.former).toEqual({ status: { name: 'State', to: 'state' }, sum: { name: 'Sum' } });
    expect(formerColumns(accepted, third)).toEqual({
      status: { name: 'State', to: 'state' },
      state: { name: 'State', to: 'phase' },
    });
  });

  it('is read again as it was written, and anything else that is kept is nothing', () => {
    const accepted = acceptedMeta(notedMeta(undefined, first, 'monday'), second, 'tuesday');
    expect(parseAcceptedMeta(JSON.stringify(accepted))).toEqual(accepted);
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(() => [parseAcceptedMeta(text), parseAcceptedWords(text)]).not.toThrow();
      }),
    );
  });
});

describe('what a server says of its words', () => {
  it('is compared whatever it is, and every word that went is kept', () => {
    const words = fc
      .oneof(
        fc.anything(),
        fc.dictionary(
          fc.constantFrom('statusEnum', '__proto__'),
          fc.dictionary(fc.constantFrom('a', 'b', 'constructor'), fc.oneof(fc.string(), fc.constant(null))),
        ),
      )
      .map(parseDictionaries);
    fc.assert(
      fc.property(words, words, (one, other) => {
        const accepted = acceptedWords(notedWords(undefined, one, 'monday'), other, 'tuesday');
        expect(accepted.content).toEqual(other);
        for (const [name, codes] of Object.entries(accepted.former)) {
          for (const [code, word] of Object.entries(codes)) {
            expect(Object.getOwnPropertyDescriptor(one[name] ?? {}, code)?.value).toBe(word);
          }
        }
        expect(acceptedWords(accepted, one, 'friday').former).not.toBe(accepted.former);
      }),
    );
  });
});

describe('what is kept of the contract', () => {
  it('is of one person in their roles', () => {
    const manager = keptContract({ id: 'dana', roles: ['Manager'] });
    manager.write('words.he-IL', 'x');
    expect(keptContract({ id: 'dana', roles: ['Merchant'] }).read('words.he-IL')).toBeUndefined();
    expect(keptContract({ id: 'noam', roles: ['Manager'] }).read('words.he-IL')).toBeUndefined();
    expect(keptContract({ id: 'dana', roles: ['Manager'] }).read('words.he-IL')).toBe('x');
  });

  it('holds as long as the page where the browser stores nothing', () => {
    const kept = keptContract({ id: 'dana', roles: ['Manager'] });
    let told = 0;
    const stop = kept.subscribe(() => (told += 1));
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    kept.write('words.he-IL', 'x');
    full.mockRestore();
    expect(kept.read('words.he-IL')).toBe('x');
    expect(told).toBe(1);
    stop();
    kept.write('words.he-IL', 'y');
    expect([kept.read('words.he-IL'), told]).toEqual(['y', 1]);
  });
});
