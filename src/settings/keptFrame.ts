import type { Readable } from '#src/store/createStore.ts';
import type { SavedSettings } from './savedSettings.ts';

/** What the page's frame follows before anybody is known (src/frame.ts). */
const frameKey = 'back-office.frame';

/** Keeps the colours and the drawer a person chooses for the first paint of the next visit. */
export function keepFrame(
  storage: Pick<Storage, 'setItem'>,
  saved: Readable<Pick<SavedSettings, 'theme' | 'drawerOpen'>>,
): void {
  const keep = () => {
    const { theme, drawerOpen } = saved.read();
    try {
      storage.setItem(frameKey, `${theme} ${drawerOpen ? 'open' : 'rail'}`);
    } catch {
      // Without room the next first paint has the colours of the device.
    }
  };
  keep();
  saved.subscribe(keep);
}
