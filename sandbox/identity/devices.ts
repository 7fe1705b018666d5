import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { SandboxConfig } from '#sandbox/core/config.ts';

const path = '/sandbox/login';
const keptSeconds = 180 * 24 * 60 * 60;

/** Browsers in which a login has signed in before; they are told by a signed cookie per login. */
export interface Devices {
  /** What tells this browser from others of the login; undefined when the login has not signed in with it. */
  find(login: string, cookies: string | undefined): string | undefined;
  /** The header `set-cookie` that makes the browser a known one. */
  remember(login: string): string;
}

/** The value of a cookie in the header `cookie`. */
function readCookie(cookies: string, name: string): string | undefined {
  const prefix = `${name}=`;
  return cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(prefix))
    ?.slice(prefix.length);
}

/** @param key signs the cookies */
export function createDevices(key: string, { publicUrl }: Pick<SandboxConfig, 'publicUrl'>): Devices {
  const seal = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  const nameOf = (login: string) => `sandbox_device_${seal(`name ${login}`).slice(0, 16)}`;
  const sealed = (login: string, device: string) => Buffer.from(`${device}.${seal(`device ${device} ${login}`)}`);
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  return {
    find(login, cookies = '') {
      const value = Buffer.from(readCookie(cookies, nameOf(login)) ?? '');
      const [device = ''] = value.toString().split('.');
      const expected = sealed(login, device);
      return value.length === expected.length && timingSafeEqual(value, expected) ? device : undefined;
    },
    remember(login) {
      const value = sealed(login, randomBytes(16).toString('base64url')).toString();
      return `${nameOf(login)}=${value}; Path=${path}; Max-Age=${keptSeconds}; HttpOnly; SameSite=Strict${secure}`;
    },
  };
}
