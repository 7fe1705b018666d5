import { describe, expect, it } from 'vitest';
import { copiedLinksKept } from '#contract/constants.ts';
import { parseCopied, withCopied } from '#src/settings/copiedLinks.ts';

const link = (paymentIntentID: string, terminalID = 't1') => ({ paymentIntentID, terminalID });

describe('links made to copy', () => {
  it('stand newest first, none twice', () => {
    expect(withCopied([link('a'), link('b')], link('b'))).toEqual([link('b'), link('a')]);
  });

  it('are kept up to a number of each terminal', () => {
    const many = Array.from({ length: copiedLinksKept }, (_, at) => link(`of t1 ${at}`));
    const kept = withCopied([...many, link('other', 't2')], link('new'));
    expect(kept[0]).toEqual(link('new'));
    expect(kept.filter(({ terminalID }) => terminalID === 't1')).toHaveLength(copiedLinksKept);
    expect(kept).not.toContainEqual(many.at(-1));
    expect(kept).toContainEqual(link('other', 't2'));
  });

  it.each([
    ['nothing', undefined, []],
    ['no list', { paymentIntentID: 'a' }, []],
    [
      'what is none beside what is',
      [link('a'), 7, { paymentIntentID: 'b' }, { ...link('c'), url: 'https://pay.test' }],
      [link('a'), link('c')],
    ],
  ])('are read from %s', (_, stored, expected) => {
    expect(parseCopied(stored)).toEqual(expected);
  });
});
