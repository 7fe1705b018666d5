import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createMaterialTheme } from '#src/ui/material/theme.ts';
import { measures } from '#src/ui/theme/tokens.ts';
import { globalSheet, readSheets } from './styles.ts';

const longest = Number.parseInt(measures.motion, 10);
const msOf = (time: string) => Number.parseFloat(time) * (time.endsWith('ms') ? 1 : 1000);

/** Movements of a sheet that last too long: the first time of each is how long it lasts. What goes on for ever says that something is awaited. */
function slowMotions(css: string): string[] {
  const declared = css
    .replaceAll('var(--motion)', measures.motion)
    .matchAll(/(?:animation|transition)(?:-duration)?:\s*([^;}]+)/g);
  return [...declared]
    .flatMap(([, value = '']) => value.split(','))
    .filter((one) => !/\binfinite\b/.test(one) && msOf(/[\d.]+m?s\b/.exec(one)?.[0] ?? '0s') > longest)
    .map((one) => one.trim());
}

describe('motion', () => {
  it('is seen where it lasts too long', () => {
    expect(slowMotions('.a { animation: in 0.2s 1s; transition: color 100ms, inset 151ms ease }')).toEqual([
      'in 0.2s 1s',
      'inset 151ms ease',
    ]);
    expect(
      slowMotions(
        '.a { animation: turn 2s infinite; transition-duration: 0.3s } .b { animation: in var(--motion) 1s }',
      ),
    ).toEqual(['0.3s']);
  });

  it('is short in every sheet', () => {
    expect(readSheets().flatMap(({ path, text }) => slowMotions(text).map((one) => `${path}: ${one}`))).toEqual([]);
    expect(slowMotions(readFileSync('sandbox/http/pages/static/page.css', 'utf8'))).toEqual([]);
  });

  it('is short in Material UI too', () => {
    const { duration, getAutoHeightDuration } = createMaterialTheme('light', 'he-IL').transitions;
    expect(Math.max(...Object.values(duration), getAutoHeightDuration(2000))).toBeLessThanOrEqual(longest);
  });

  it('is none for who wants none', () => {
    const [, reduced = ''] = readFileSync(globalSheet, 'utf8').split('@media (prefers-reduced-motion: reduce)');
    for (const property of ['animation-duration', 'animation-iteration-count', 'transition-duration'])
      expect(reduced).toMatch(new RegExp(`${property}: \\S+ !important`));
  });
});
