import type { EnumValue } from '#contract/enums.ts';
import type { CardDetails } from './objects/stored.ts';

/**
 * What is asked of the processor: `charge` and `refund` a card, `check` it, `hold` an amount, `capture` a held one,
 * `return` money of an earlier deal.
 */
export type ProcessorKind = 'charge' | 'refund' | 'check' | 'hold' | 'capture' | 'return';

export interface ProcessorRequest {
  /** The merchant's id of the deal; a second request with it gets the first one's answer. */
  reference: string;
  kind: ProcessorKind;
  /** In agorot or cents; 0 for a check. */
  amount: number;
  currency: EnumValue<'currency'>;
  terminal: { allowJ5: boolean };
  card?: {
    /** The whole number; absent for cards that were saved before there was a vault. */
    number: string | undefined;
    mask: string;
    /** Last day, `YYYY-MM-DD`. */
    expiresOn: string | null;
  };
  /** A device that reads the card. */
  pinPadDeviceID?: string;
  /** Given on the telephone after a refusal with 3 or 4. */
  approvalNumber?: string;
  /** What is left to take of a hold. */
  held?: number;
  /** Israel day, `YYYY-MM-DD`. */
  today: string;
}

export interface ProcessorAnswer {
  /** 0 = approved. */
  code: number;
  /** The processor's running number of the deal. */
  number: number;
  approvalNumber: string | null;
  /** What a pinpad has read, masked. */
  card: (CardDetails & { cardExpiresOn?: string }) | null;
}

/** Steps of a request, for who waits. */
export type ProcessorStep = 'awaitingPinpad' | 'sentToProcessor';

/** The credit companies' gateway; somebody else's system, which keeps a memory of its own. */
export interface Processor {
  authorize(request: ProcessorRequest, progress: (step: ProcessorStep) => Promise<void>): Promise<ProcessorAnswer>;
  /**
   * What became of a reference. One it does not know is closed: whatever comes with it later is refused.
   * @returns undefined when nothing has been done and nothing will
   */
  close(reference: string): Promise<ProcessorAnswer | undefined>;
}
