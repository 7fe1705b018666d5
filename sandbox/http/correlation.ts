import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { correlationHeader } from '#contract/constants.ts';

const guid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The correlation id of a request: the one it brings when that is a guid, else a new one. */
export function correlationIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const brought = headers[correlationHeader.toLowerCase()];
  return typeof brought === 'string' && guid.test(brought) ? brought.toLowerCase() : randomUUID();
}
