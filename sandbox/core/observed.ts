import { tracingChannel } from 'node:diagnostics_channel';
import type { Context } from './context.ts';

/** Something that takes time and may fail, beside the answering of a request. */
export interface Work {
  /** What the sandbox does by itself, or a request to the processor. */
  kind: 'job' | 'processor';
  /** One of few names, never anything of a person's. */
  name: string;
  /** Of the app that does it. */
  context: Context;
}

/** Where work is told of; while nobody hears, it costs nothing. */
const channel = tracingChannel<object, Work>('sandbox.work');

/** Does work, and tells who observes it (`sandbox/observing`) how long it took and whether it failed. */
export function observed<Result>(work: Work, run: () => Promise<Result>): Promise<Result> {
  return channel.tracePromise(run, work);
}

/** Hears of work; each of the three gets the same object for the same work. */
export interface WorkHearer {
  begun?: (work: Work) => void;
  failed?: (work: Work, error: unknown) => void;
  ended: (work: Work) => void;
}

const nothing = () => {};

/** @returns stops hearing */
export function hearWork({ begun = nothing, failed, ended }: WorkHearer): () => void {
  const hearer = {
    start: begun,
    end: nothing,
    asyncStart: nothing,
    asyncEnd: ended,
    error: (work: Work & { error: unknown }) => failed?.(work, work.error),
  };
  channel.subscribe(hearer);
  return () => channel.unsubscribe(hearer);
}

/** What begins the work: who keeps something around it binds a store to it. */
export const workBegins = channel.start;
