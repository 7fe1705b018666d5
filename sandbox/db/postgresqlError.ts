/** What PostgreSQL says is wrong; the first two characters of `code` are its class. */
export interface PostgresqlError {
  code: string;
  message: string;
}

/** The error of PostgreSQL behind an error: drizzle wraps them. System errors, whose codes begin with E, are none. */
export function postgresqlErrorOf(error: unknown): PostgresqlError | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string' && /^(?!E)[0-9A-Z]{5}$/.test(error.code)) {
    return { code: error.code, message: error.message };
  }
  return postgresqlErrorOf(error.cause);
}
