import type { FastifyInstance } from 'fastify';
import type { Context } from '#sandbox/core/context.ts';

/** Watches an app, and changes nothing that anybody else sees of it (docs/observing.md). */
export interface Observer {
  /** Begins, before the app has a route. */
  observe(app: FastifyInstance, context: Context): void;
  /** What each log line tells besides. */
  logged?(): Record<string, string>;
}
