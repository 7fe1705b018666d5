import type { RouteName } from '#src/resources/paths.ts';

/** What a key does, or the first of two keys. */
export type ShortcutName = 'sheet' | 'search' | 'next' | 'previous' | 'charge' | 'quickCharge' | 'till' | 'goTo';

interface Key {
  /** The key by its place on the keyboard, whatever letter the layout gives it. */
  code: string;
  /** What stands on it. */
  cap: string;
}

/** What asks for anything, with Ctrl or ⌘; it acts even where single keys are off. */
export const paletteCaps = ['Ctrl / ⌘', 'K'] as const;

/** The keys that act by themselves. `sheet` is the same place with the shift key. */
export const shortcutKeys: Readonly<Record<ShortcutName, Key>> = {
  sheet: { code: 'Slash', cap: '?' },
  search: { code: 'Slash', cap: '/' },
  next: { code: 'KeyJ', cap: 'J' },
  previous: { code: 'KeyK', cap: 'K' },
  charge: { code: 'KeyN', cap: 'N' },
  quickCharge: { code: 'KeyQ', cap: 'Q' },
  till: { code: 'KeyE', cap: 'E' },
  goTo: { code: 'KeyG', cap: 'G' },
};

/** The lists that follow `goTo`. */
export const destinations = [
  { route: 'Transactions', code: 'KeyT', cap: 'T' },
  { route: 'Customers', code: 'KeyC', cap: 'C' },
  { route: 'Items', code: 'KeyI', cap: 'I' },
  { route: 'BillingDeals', code: 'KeyB', cap: 'B' },
  { route: 'PaymentRequests', code: 'KeyP', cap: 'P' },
  { route: 'Invoices', code: 'KeyV', cap: 'V' },
] as const satisfies readonly (Key & { route: RouteName })[];

export type Destination = (typeof destinations)[number];

/** Milliseconds within which the second key follows the first. */
const sequenceMs = 1500;

/** What was pressed: something that acts, or the list that two keys lead to. */
export type Pressed = Exclude<ShortcutName, 'goTo'> | Destination;

type KeyPress = Pick<KeyboardEvent, 'code' | 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey' | 'timeStamp'>;

const names: readonly ShortcutName[] = ['search', 'next', 'previous', 'charge', 'quickCharge', 'till', 'goTo'];

/**
 * Reads keys one after the other, by their place on the keyboard, so that a Hebrew layout gives the same shortcuts.
 * @returns for each key what it means; undefined for none, also for the first of two.
 */
export function createKeyReader(): (event: KeyPress) => Pressed | undefined {
  let leaderAt = -Infinity;
  return ({ code, key, shiftKey, ctrlKey, metaKey, altKey, timeStamp }) => {
    const isSecond = timeStamp - leaderAt < sequenceMs;
    leaderAt = -Infinity;
    if (ctrlKey || metaKey || altKey) return undefined;
    if (shiftKey) return code === shortcutKeys.sheet.code || key === '?' ? 'sheet' : undefined;
    if (isSecond) return destinations.find((one) => one.code === code);
    const name = names.find((one) => shortcutKeys[one].code === code);
    if (name !== 'goTo') return name;
    leaderAt = timeStamp;
    return undefined;
  };
}

const typing =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]:not([contenteditable=false])';
const overPage = 'dialog[open], [role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

/** Whether keys mean what they say: somebody types, chooses in a menu or answers a dialog. */
export function isTaken({ target, defaultPrevented, isComposing }: KeyboardEvent): boolean {
  if (defaultPrevented || isComposing) return true;
  return (target instanceof Element && target.closest(typing) !== null) || document.querySelector(overPage) !== null;
}
