import { SettingError } from '#sandbox/core/config.ts';

const example = 'postgresql://user:password@host:5432/database';

/** Settings that hold an address of a server. */
export type DatabaseSetting = 'DATABASE_URL' | 'DATABASE_READ_URL';

/**
 * Where DATABASE_URL points, without user and password.
 * @throws SettingError when it is no address of a PostgreSQL server
 */
export function placeOf(databaseUrl: string, setting: DatabaseSetting = 'DATABASE_URL'): string {
  const url = URL.parse(databaseUrl);
  if (!url) throw new SettingError(`${setting} is no address; it looks like ${example}`);
  if (!/^postgres(ql)?:$/.test(url.protocol)) {
    throw new SettingError(`${setting} must begin with postgresql://, not "${url.protocol}"; it looks like ${example}`);
  }
  // A socket directory travels as ?host=.
  const host = url.hostname || url.searchParams.get('host') || 'localhost';
  return `${host}:${url.port || url.searchParams.get('port') || '5432'}`;
}
