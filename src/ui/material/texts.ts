import { enUS, heIL, type Localization } from '@mui/material/locale';
import type { Locale } from '#contract/constants.ts';

/** Material UI's own words by language. */
export const materialTexts: Readonly<Record<Locale, Localization>> = { 'he-IL': heIL, 'en-IL': enUS };
