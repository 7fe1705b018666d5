import { SettingError } from '#sandbox/core/config.ts';

const example = 'postgresql://user:password@host:5432/database';

/**
 * Where DATABASE_URL points, without user and password.
 * @throws SettingError when it is no address of a PostgreSQL server
 */
export function placeOf(databaseUrl: string): string {
  const url = URL.parse(databaseUrl);
  if (!url) throw new SettingError(`DATABASE_URL is no address; it looks like ${example}`);
  if (!/^postgres(ql)?:$/.test(url.protocol)) {
    throw new SettingError(
      `DATABASE_URL must begin with postgresql://, not "${url.protocol}"; it looks like ${example}`,
    );
  }
  // A socket directory travels as ?host=.
  const host = url.hostname || url.searchParams.get('host') || 'localhost';
  return `${host}:${url.port || url.searchParams.get('port') || '5432'}`;
}
