import type { Plugin } from 'vite';
import { customProperties, type Appearance } from '#src/ui/theme/tokens.ts';

/** The tokens as a style sheet: light ones for every page, dark ones where the document says so. */
export function tokenRules(): string {
  const rule = (appearance: Appearance, selector: string) => {
    const tokens = Object.entries(customProperties(appearance)).map(([name, value]) => `${name}:${value};`);
    return `${selector}{color-scheme:${appearance};${tokens.join('')}}`;
  };
  return rule('light', ':root') + rule('dark', ":root[data-theme='dark']");
}

/** Puts the tokens in front of the page's own style sheet, so that the first paint has its colours. */
export function themeTokens(): Plugin {
  return {
    name: 'theme-tokens',
    enforce: 'pre',
    transform: { filter: { id: /\/src\/app\/theme\.css$/ }, handler: (code) => tokenRules() + code },
  };
}
