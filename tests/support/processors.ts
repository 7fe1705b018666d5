import type { Processor, ProcessorAnswer } from '#sandbox/core/processor.ts';

const approval = (number: number): ProcessorAnswer => ({ code: 0, number, approvalNumber: '7654321', card: null });

/** A processor whose answers a test holds back. */
export interface HeldProcessor extends Processor {
  /** References in the order in which they were authorised; one that stands here twice was charged twice. */
  authorised: string[];
  /** Resolves when so many requests wait for their answers. */
  waiting(count: number): Promise<void>;
  /** Lets every answer go, also those to come. */
  release(): void;
}

/**
 * Authorises at once and keeps the answers back until `release`: the moment in which a server may die.
 * @param setting.deduplicates a reference that is known is not authorised again, as the sandbox's own processor does
 */
export function holdAnswers({ deduplicates }: { deduplicates: boolean }): HeldProcessor {
  const authorised: string[] = [];
  const watchers: { count: number; tell: () => void }[] = [];
  let open = () => {};
  const released = new Promise<void>((resolve) => {
    open = resolve;
  });
  let asked = 0;
  return {
    authorised,
    release: () => open(),
    waiting: (count) =>
      new Promise((resolve) => {
        if (asked >= count) resolve();
        else watchers.push({ count, tell: resolve });
      }),
    authorize: async ({ reference }) => {
      if (!deduplicates || !authorised.includes(reference)) authorised.push(reference);
      asked += 1;
      for (const { count, tell } of watchers) if (asked >= count) tell();
      await released;
      return approval(authorised.indexOf(reference) + 1);
    },
    close: async (reference) =>
      authorised.includes(reference) ? approval(authorised.indexOf(reference) + 1) : undefined,
  };
}
