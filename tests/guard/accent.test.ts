import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { colours, type ColourTokens } from '#src/ui/theme/tokens.ts';

const page = readFileSync('sandbox/http/pages/static/page.css', 'utf8');
const mail = readFileSync('sandbox/outbox/designedText.ts', 'utf8');

/** Colours of the sign-in and the payer's page, by the application's. */
const pairs: readonly (readonly [string, keyof ColourTokens])[] = [
  ['ground', 'surfaceMuted'],
  ['surface', 'surface'],
  ['line', 'border'],
  ['edge', 'borderStrong'],
  ['text', 'text'],
  ['quiet', 'textMuted'],
  ['accent', 'accent'],
  ['on-accent', 'onAccent'],
  ['danger', 'toneDanger'],
  ['danger-ground', 'toneDangerSoft'],
];

describe('one accent from sign-in to the payer', () => {
  it.each(pairs)('--%s of the sandbox is %s of the application', (property, token) => {
    expect(page).toContain(`--${property}: light-dark(${colours.light[token]}, ${colours.dark[token]});`);
  });

  it('is the accent of mails too', () => {
    expect(mail).toContain(`background:${colours.light.accent}`);
    expect(mail).toContain(`border-top-color: ${colours.dark.accent}`);
  });
});
