import { vi } from 'vitest';

/** What media queries of the browser answer in component tests, which have no screen. */
export interface Device {
  prefersDark: boolean;
  /** Wide enough for a drawer beside the content. */
  wide: boolean;
}

/**
 * Stubs `matchMedia`, which jsdom lacks.
 * @returns changes the device while the test runs, as turning a phone or nightfall does.
 */
export function stubDevice(device: Device = { prefersDark: false, wide: true }): (change: Partial<Device>) => void {
  const now = { ...device };
  const listeners = new Set<() => void>();
  const matches = (query: string) =>
    query.includes('prefers-color-scheme') ? now.prefersDark : query.includes('max-width') ? !now.wide : now.wide;
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return matches(query);
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }));
  return (change) => {
    Object.assign(now, change);
    for (const listener of listeners) listener();
  };
}
