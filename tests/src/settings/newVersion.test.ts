import { describe, expect, it, vi } from 'vitest';
import { createNewVersion } from '#src/settings/newVersion.ts';

/** A comparison under a clock that stands unless it is moved, in minutes. */
function versionOf(built: string) {
  let minutes = 100;
  const version = createNewVersion(built, () => minutes * 60_000);
  const compareAfter = (passed: number, header: string | null) => {
    minutes += passed;
    version.compare(header);
    return version.read();
  };
  return { version, compareAfter };
}

describe('a new version', () => {
  it.each([
    ['1.2.3', '1.2.4', true],
    ['1.2.3', '1.2.3', false],
    ['1.2.3-RC1', '  1.2.3-rc1 ', false],
    ['1.2.3', '0.0.0', false],
    ['1.2.3', '', false],
    ['1.2.3', null, false],
    ['0.0.0', '1.2.4', false],
  ])('built %s, the server says %s: %s', (built, header, expected) => {
    expect(versionOf(built).compareAfter(0, header)).toBe(expected);
  });

  it('is looked for every five minutes', () => {
    const { compareAfter } = versionOf('1.0.0');
    expect(compareAfter(0, '1.0.0')).toBe(false);
    expect(compareAfter(4.9, '1.1.0')).toBe(false);
    expect(compareAfter(0.2, '1.1.0')).toBe(true);
  });

  it('is gone when the server has the built one again; what is ignored is no look', () => {
    const { compareAfter } = versionOf('1.0.0');
    expect(compareAfter(0, '1.1.0')).toBe(true);
    expect(compareAfter(5, '0.0.0')).toBe(true);
    expect(compareAfter(0, '1.0.0')).toBe(false);
  });

  it('that was put off is offered again after an hour, or once a part is missing', () => {
    const { version, compareAfter } = versionOf('1.0.0');
    compareAfter(0, '1.1.0');
    version.putOff();
    expect(version.read()).toBe(false);
    expect(compareAfter(59, '1.1.0')).toBe(false);
    expect(compareAfter(1, '1.1.0')).toBe(true);
    version.putOff();
    expect(compareAfter(58, '1.1.0')).toBe(false);
    // The answer that comes then need not be one that is compared.
    expect(compareAfter(2, '1.1.0')).toBe(true);
    version.putOff();
    version.partMissing();
    expect(version.read()).toBe(true);
  });

  it('that was put off comes back by itself, without an answer', () => {
    vi.useFakeTimers();
    const version = createNewVersion('1.0.0');
    version.compare('1.1.0');
    version.putOff();
    vi.advanceTimersByTime(59 * 60_000);
    expect(version.read()).toBe(false);
    vi.advanceTimersByTime(60_000);
    expect(version.read()).toBe(true);
    vi.useRealTimers();
  });

  it('stays when a part of the application is missing, and tells of changes only', () => {
    const { version, compareAfter } = versionOf('1.0.0');
    const listener = vi.fn();
    version.subscribe(listener);
    version.partMissing();
    version.partMissing();
    compareAfter(0, '1.0.0');
    expect(version.read()).toBe(true);
    expect(listener).toHaveBeenCalledOnce();
  });
});
