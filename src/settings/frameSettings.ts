import { isObject } from '#contract/envelope.ts';
import { parseDensity, type Density } from './columnPreferences.ts';

/** What the first frame needs of a person's settings: it is drawn before the script that reads the others has come. */
export interface FrameSettings {
  theme: 'light' | 'dark' | 'system';
  /** The terminal new tabs start with. */
  terminalID?: string;
  /** The drawer on wide screens: open, or collapsed to its icons. */
  drawerOpen: boolean;
  /** Address of the view that `/` opens as the page loads; absent: the default home. */
  start?: string;
}

const themes = ['light', 'dark', 'system'] as const;

/** Keeps what is sound of stored settings. */
export function parseFrameSettings(stored: unknown): FrameSettings {
  const from = isObject(stored) ? stored : {};
  return {
    theme: themes.find((theme) => theme === from.theme) ?? 'system',
    ...(typeof from.terminalID === 'string' && { terminalID: from.terminalID }),
    drawerOpen: typeof from.drawerOpen === 'boolean' ? from.drawerOpen : true,
    ...(typeof from.start === 'string' && { start: from.start }),
  };
}

/** The height of a list's rows as it was stored. @param list a resource's name */
export function storedDensity(stored: unknown, list: string): Density | undefined {
  const lists = isObject(stored) ? stored.lists : undefined;
  const one = isObject(lists) ? lists[list] : undefined;
  return isObject(one) ? parseDensity(one.density) : undefined;
}
