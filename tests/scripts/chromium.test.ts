import { describe, expect, it } from 'vitest';
import { findChromium, findHeadlessShell, type Machine } from '#scripts/chromium.ts';

function machine(existing: string[], change: Partial<Machine> = {}): Machine {
  const exists = (path: string) => existing.includes(path.replaceAll('\\', '/'));
  return {
    environment: {},
    platform: 'linux',
    exists,
    fetchedPaths: ['/package/chromium', '/download/chrome'],
    ...change,
  };
}

describe('findChromium', () => {
  it('prefers the environment, then the system, then what was fetched', () => {
    const fetched = ['/package/chromium', '/download/chrome'];
    const everything = ['/own/chromium', '/usr/bin/google-chrome', ...fetched];
    const environment = { CHROMIUM_PATH: '/own/chromium' };
    expect(findChromium(machine(everything, { environment }))).toBe('/own/chromium');
    expect(findChromium(machine(everything))).toBe('/usr/bin/google-chrome');
    expect(findChromium(machine(fetched))).toBe('/package/chromium');
    expect(findChromium(machine(['/download/chrome']))).toBe('/download/chrome');
    expect(findChromium(machine([]))).toBeUndefined();
  });

  it('knows both names of the variable and ignores an empty one', () => {
    const environment = { CHROMIUM_PATH: '', PLAYWRIGHT_CHROMIUM: '/own/chromium' };
    expect(findChromium(machine(['/own/chromium'], { environment }))).toBe('/own/chromium');
  });

  it('does not silently take another browser than the one that was named', () => {
    const environment = { CHROMIUM_PATH: '/missing' };
    expect(() => findChromium(machine(['/usr/bin/chromium'], { environment }))).toThrow('CHROMIUM_PATH is /missing');
  });

  it('looks where macOS and Windows keep it', () => {
    const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
    expect(findChromium(machine([mac], { platform: 'darwin' }))).toBe(mac);
    const windows = 'C:/Programs/Google/Chrome/Application/chrome.exe';
    const found = findChromium(machine([windows], { platform: 'win32', environment: { ProgramFiles: 'C:/Programs' } }));
    expect(found?.replaceAll('\\', '/')).toBe(windows);
  });
});

describe('findHeadlessShell', () => {
  const shell = '/usr/bin/chromium-headless-shell';

  it("is the system's, and none where the machine has none", () => {
    expect(findHeadlessShell(machine([shell, '/usr/bin/chromium']))).toBe(shell);
    expect(findHeadlessShell(machine(['/usr/bin/chromium']))).toBeUndefined();
    expect(findHeadlessShell(machine([shell], { platform: 'darwin' }))).toBeUndefined();
  });

  it('steps back for a browser that the environment names', () => {
    const environment = { CHROMIUM_PATH: '/own/chromium' };
    expect(findHeadlessShell(machine([shell, '/own/chromium'], { environment }))).toBeUndefined();
  });
});
