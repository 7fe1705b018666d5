import type { Context } from '#sandbox/core/context.ts';

/**
 * Something the sandbox does by itself. It asks what is due, by the business clock unless it says otherwise, and what of
 * it is done already, so that it may run at any moment, twice, or in two processes at once.
 */
export interface Job {
  name: string;
  run(context: Context): Promise<void>;
}
