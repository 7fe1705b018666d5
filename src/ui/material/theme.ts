import { createTheme, type Theme } from '@mui/material';
import type { Locale } from '#contract/constants.ts';
import { directionOf } from '#src/i18n/locale.ts';
import { materialTexts } from './texts.ts';
import { colours, measures, type Appearance, type ColourTokens } from '#src/ui/theme/tokens.ts';

function paletteOf(appearance: Appearance, tokens: ColourTokens) {
  const tone = (main: string, light: string) => ({ main, light, contrastText: tokens.surface });
  return {
    mode: appearance,
    primary: { main: tokens.accent, dark: tokens.accentHover, light: tokens.accentSoft, contrastText: tokens.onAccent },
    secondary: tone(tokens.toneNeutral, tokens.toneNeutralSoft),
    success: tone(tokens.toneSuccess, tokens.toneSuccessSoft),
    warning: tone(tokens.toneWarning, tokens.toneWarningSoft),
    error: tone(tokens.toneDanger, tokens.toneDangerSoft),
    info: tone(tokens.toneInfo, tokens.toneInfoSoft),
    background: { default: tokens.surfaceMuted, paper: tokens.surface },
    text: { primary: tokens.text, secondary: tokens.textMuted, disabled: tokens.textMuted },
    divider: tokens.border,
    action: { hover: tokens.surfaceHover, selected: tokens.surfaceSelected, active: tokens.textMuted },
  };
}

/** Quiet components: outlined, flat, and a shadow only under what floats. */
function componentsOf(tokens: ColourTokens) {
  return {
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiButton: { defaultProps: { disableElevation: true }, styleOverrides: { root: { textTransform: 'none' } } },
    MuiAppBar: { defaultProps: { elevation: 0, color: 'inherit' } },
    MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiMenu: { defaultProps: { elevation: 4 } },
    MuiMenuItem: { styleOverrides: { root: { minHeight: 40, minWidth: 160, fontSize: '0.875rem' } } },
    // Below 16 px some touch devices zoom into a focused input.
    MuiInputBase: {
      styleOverrides: { root: { fontSize: '0.875rem', '@media (pointer: coarse)': { fontSize: '1rem' } } },
    },
    MuiAutocomplete: {
      styleOverrides: {
        option: { '&.MuiAutocomplete-option': { justifyContent: 'space-between', gap: 16, minHeight: 40 } },
        listbox: { maxHeight: 320, padding: 4, fontSize: '0.875rem' },
        paper: { border: `1px solid ${tokens.border}`, boxShadow: `0 8px 24px ${tokens.backdrop}` },
        noOptions: { fontSize: '0.875rem' },
      },
    },
    MuiTabs: { styleOverrides: { root: { minHeight: 44 }, list: { gap: 24 } } },
    MuiTab: {
      styleOverrides: {
        root: {
          minWidth: 0,
          minHeight: 44,
          padding: 0,
          textTransform: 'none',
          '&.Mui-focusVisible': { outline: `2px solid ${tokens.focus}`, outlineOffset: -2 },
        },
      },
    },
    MuiTextField: { defaultProps: { variant: 'outlined', size: 'small' } },
    MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small' } },
    MuiOutlinedInput: { styleOverrides: { notchedOutline: { borderColor: tokens.borderStrong } } },
    MuiPopover: { styleOverrides: { paper: { border: `1px solid ${tokens.border}` } } },
    MuiAlert: {
      styleOverrides: {
        root: { alignItems: 'center', border: `1px solid ${tokens.border}` },
        action: { alignItems: 'center', paddingTop: 0 },
      },
    },
  } as const;
}

const longest = Number.parseInt(measures.motion, 10);

/** Nothing moves longer than our own parts do, however high it is. */
const quick = {
  duration: {
    shortest: 100,
    shorter: 100,
    short: longest,
    standard: longest,
    complex: longest,
    enteringScreen: longest,
    leavingScreen: 100,
  },
  getAutoHeightDuration: () => longest,
};

/** The Material UI theme of an appearance and a language, from the tokens. */
export function createMaterialTheme(appearance: Appearance, locale: Locale): Theme {
  const tokens = colours[appearance];
  return createTheme(
    {
      direction: directionOf(locale),
      palette: paletteOf(appearance, tokens),
      spacing: Number.parseInt(measures.space, 10),
      shape: { borderRadius: Number.parseInt(measures.radius, 10) },
      typography: { fontFamily: measures.fontFamily, fontSize: 14, button: { fontWeight: 500 } },
      components: componentsOf(tokens),
      transitions: quick,
    },
    materialTexts[locale],
  );
}
