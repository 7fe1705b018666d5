import { describe, expect, it } from 'vitest';
import { tokenRules } from '#scripts/themeTokens.ts';
import { applyAppearance } from '#src/ui/theme/documentAppearance.ts';
import { colours, customProperties, type Appearance, type ColourTokens } from '#src/ui/theme/tokens.ts';

/** Relative luminance of WCAG 2 for a six-digit hexadecimal colour. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

type Pair = [foreground: keyof ColourTokens, background: keyof ColourTokens];
const surfaces = ['surface', 'surfaceMuted', 'surfaceHover', 'surfaceSelected'] as const;
const tones = ['Success', 'Warning', 'Danger', 'Info', 'Neutral'] as const;
const texts: Pair[] = [
  ...surfaces.flatMap((surface): Pair[] => [
    ['text', surface],
    ['textMuted', surface],
    ['accent', surface],
    ['toneDanger', surface],
  ]),
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  ['accent', 'accentSoft'],
  ...tones.map((tone): Pair => [`tone${tone}`, `tone${tone}Soft`]),
  ...tones.map((tone): Pair => [`tone${tone}`, 'surface']),
];
const outlines: Pair[] = surfaces.slice(0, 2).flatMap((surface): Pair[] => [
  ['borderStrong', surface],
  ['focus', surface],
]);

describe.each<Appearance>(['light', 'dark'])('%s colours', (appearance) => {
  const tokens = colours[appearance];

  it.each(texts)('reads %s on %s', (foreground, background) => {
    expect(contrast(tokens[foreground], tokens[background])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(outlines)('shows %s on %s', (line, background) => {
    expect(contrast(tokens[line], tokens[background])).toBeGreaterThanOrEqual(3);
  });

  it('reach the style sheets as custom properties', () => {
    expect(customProperties(appearance)).toMatchObject({
      '--surface-muted': tokens.surfaceMuted,
      '--tone-success-soft': tokens.toneSuccessSoft,
      '--bar-height': '56px',
    });
    const selector = appearance === 'dark' ? ":root[data-theme='dark']" : ':root';
    expect(tokenRules()).toContain(`${selector}{color-scheme:${appearance};--surface:${tokens.surface};`);
    applyAppearance(appearance);
    expect(document.documentElement.dataset.theme).toBe(appearance);
  });
});
