import { expect, it } from 'vitest';
import { createTurns } from '#src/dataProvider/inTurn.ts';

it('lets two run at a time, the others in their order but for those that go ahead, also after a failure', async () => {
  const inTurn = createTurns(2);
  const begun: string[] = [];
  const ends = new Map<string, (failure?: Error) => void>();
  const work = (name: string, goesAhead?: boolean) =>
    inTurn(
      async () =>
        new Promise<void>((resolve, reject) => {
          begun.push(name);
          ends.set(name, (failure) => (failure ? reject(failure) : resolve()));
        }),
      goesAhead,
    ).catch((error: Error) => error.message);
  const all = [work('a'), work('b'), work('c'), work('d'), work('first', true)];
  expect(begun).toEqual(['a', 'b']);
  ends.get('b')?.(new Error('refused'));
  expect(await all[1]).toBe('refused');
  expect(begun).toEqual(['a', 'b', 'first']);
  ends.get('a')?.();
  await all[0];
  expect(begun).toEqual(['a', 'b', 'first', 'c']);
  ends.get('c')?.();
  ends.get('first')?.();
  await all[2];
  await all[4];
  expect(begun.at(-1)).toBe('d');
});
