import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { cardHeight, cardsInSight, rowHeights, tableRegion, tableRowsInSight } from '#src/list/rowsInSight.ts';
import { measures } from '#src/ui/theme/tokens.ts';

describe('rows in sight', () => {
  it('are counted by the heights of the style sheets', () => {
    expect(rowHeights).toEqual({
      comfortable: Number.parseInt(measures.rowHeight),
      compact: Number.parseInt(measures.rowHeightCompact),
    });
    const rem = (pixels: number) => `${pixels / 16}rem`;
    const region = `max-block-size: max(${rem(tableRegion.least)}, calc(100dvh - ${rem(tableRegion.lessThanWindow)}));`;
    expect(readFileSync('src/meta/TableRegion.module.css', 'utf8')).toContain(region);
    const cards = readFileSync('src/list/cards/cards.module.css', 'utf8');
    expect(cards).toContain('gap: var(--space);');
    expect(cards).toContain(`min-block-size: ${cardHeight - Number.parseInt(measures.space)}px;`);
  });

  it.each([
    ['a laptop', 900, 15, 18],
    ['a tall screen', 1440, 27, 33],
    ['a low window, whose table keeps its least height', 400, 8, 10],
  ])('of %s', (_, height, comfortable, compact) => {
    vi.stubGlobal('innerHeight', height);
    expect([tableRowsInSight('comfortable'), tableRowsInSight('compact')]).toEqual([comfortable, compact]);
  });

  it('of a phone are cards', () => {
    vi.stubGlobal('innerHeight', 844);
    expect(cardsInSight()).toBe(11);
  });
});
