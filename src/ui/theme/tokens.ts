/**
 * Every colour of the product, once per appearance; no other file holds a colour. Material UI reads them through
 * `createMaterialTheme`, plain style sheets as custom properties: `surfaceMuted` is `var(--surface-muted)`.
 * Texts on the surfaces they are meant for keep WCAG AA (4.5:1), borders of controls and focus rings 3:1; a test
 * counts it.
 */
export interface ColourTokens {
  /** Cards, tables, bars. */
  surface: string;
  /** The page behind cards; sticky table headers. */
  surfaceMuted: string;
  /** A row or entry under the pointer. */
  surfaceHover: string;
  /** A chosen row or entry. */
  surfaceSelected: string;
  text: string;
  textMuted: string;
  /** Lines between things. */
  border: string;
  /** Outline of an input or another control. */
  borderStrong: string;
  accent: string;
  accentHover: string;
  accentSoft: string;
  /** Text on the accent. */
  onAccent: string;
  focus: string;
  toneSuccess: string;
  toneSuccessSoft: string;
  toneWarning: string;
  toneWarningSoft: string;
  toneDanger: string;
  toneDangerSoft: string;
  toneInfo: string;
  toneInfoSoft: string;
  toneNeutral: string;
  toneNeutralSoft: string;
  /** Behind sheets and dialogs. */
  backdrop: string;
}

/** What a person sees: `system` has been resolved. */
export type Appearance = 'light' | 'dark';

export const colours: Readonly<Record<Appearance, ColourTokens>> = {
  light: {
    surface: '#ffffff',
    surfaceMuted: '#f5f7fa',
    surfaceHover: '#eef2f6',
    surfaceSelected: '#e8ebfa',
    text: '#111a2b',
    textMuted: '#4b5a70',
    border: '#dfe5ec',
    borderStrong: '#7d8b9f',
    accent: '#3d4bb8',
    accentHover: '#303c9a',
    accentSoft: '#e8ebfa',
    onAccent: '#ffffff',
    focus: '#3d4bb8',
    toneSuccess: '#14683a',
    toneSuccessSoft: '#dff3e6',
    toneWarning: '#834b00',
    toneWarningSoft: '#fdf0d3',
    toneDanger: '#ab1f1f',
    toneDangerSoft: '#fce6e4',
    toneInfo: '#0b5a8c',
    toneInfoSoft: '#dff0fa',
    toneNeutral: '#46546a',
    toneNeutralSoft: '#e9edf2',
    backdrop: 'rgb(17 26 43 / 45%)',
  },
  dark: {
    surface: '#151c28',
    surfaceMuted: '#0e141e',
    surfaceHover: '#1e2736',
    surfaceSelected: '#252d52',
    text: '#e6ebf2',
    textMuted: '#a4b1c4',
    border: '#2a3546',
    borderStrong: '#71809a',
    accent: '#a9b4ff',
    accentHover: '#c3cbff',
    accentSoft: '#252d52',
    onAccent: '#131a3a',
    focus: '#a9b4ff',
    toneSuccess: '#7fdca4',
    toneSuccessSoft: '#12331f',
    toneWarning: '#f4c069',
    toneWarningSoft: '#3a2a0c',
    toneDanger: '#ffaaa3',
    toneDangerSoft: '#431b1b',
    toneInfo: '#8accf5',
    toneInfoSoft: '#0f2f45',
    toneNeutral: '#bcc7d6',
    toneNeutralSoft: '#27313f',
    backdrop: 'rgb(0 0 0 / 60%)',
  },
};

/** Measures both appearances share, as custom properties too; lengths in px on the 8 px grid. */
export const measures = {
  space: '8px',
  radius: '8px',
  radiusSmall: '6px',
  barHeight: '56px',
  drawerWidth: '240px',
  railWidth: '64px',
  rowHeight: '44px',
  rowHeightCompact: '36px',
  pageWidth: '1120px',
  /** How long anything moves at most; who wants no motion sees none (`theme.css`). */
  motion: '150ms',
  fontFamily: "'Rubik Variable', 'Segoe UI', Arial, sans-serif",
} as const;

function variableName(token: string): string {
  return `--${token.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/**
 * The custom properties of an appearance.
 * @example customProperties('dark')['--tone-success-soft']
 */
export function customProperties(appearance: Appearance): Record<string, string> {
  const tokens = { ...colours[appearance], ...measures };
  return Object.fromEntries(Object.entries(tokens).map(([token, value]) => [variableName(token), value]));
}
