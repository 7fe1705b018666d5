import { useCallback, useEffect, useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { isObject } from '#contract/envelope.ts';
import { isRefusal } from '#src/dataProvider/failure.ts';
import { refusalTexts } from '#src/dataProvider/fieldErrors.ts';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';

/** Milliseconds between two questions whether the customer has answered. */
const consentPollMs = 2000;

/** How the customer's consent to the commission stands. `failed`: it could not be asked for; `message` says why. */
export type ConsentState = 'none' | 'sending' | 'pending' | 'approved' | 'declined' | 'expired' | 'failed';

/** What the customer agrees to. */
export interface ConsentQuestion {
  terminalID: string;
  /** In decimals. */
  transactionAmount: number;
  currency: string;
  consumerPhone: string;
  consumerName: string;
  consumerID: string;
}

export interface Consent {
  state: ConsentState;
  /** What the server says of a request it refused. */
  message?: string;
  /** In decimals, once the server says it. */
  commission?: number;
  consentID?: string;
  ask: (question: ConsentQuestion) => Promise<void>;
  /** Waits no longer; the customer can be asked again. */
  cancel: () => void;
}

interface KnownConsent extends Pick<Consent, 'state' | 'message' | 'commission' | 'consentID'> {
  /** What it was asked for. */
  subject?: string;
  terminalID?: string;
}

const untouched: KnownConsent = { state: 'none' };

const answers = ['pending', 'approved', 'declined', 'expired'] as const;
const method = { consentMethod: 'SMS' } as const;

/** What an answer of the server says, without trusting it; undefined: nothing new. */
function readStatus(answer: unknown): Pick<KnownConsent, 'state' | 'commission'> | undefined {
  const told = isObject(answer) && isObject(answer.additionalData) ? answer.additionalData : {};
  const state = answers.find((one) => one === told.consentStatus);
  if (!state) return undefined;
  return { state, ...(typeof told.commissionAmount === 'number' && { commission: told.commissionAmount }) };
}

/**
 * Asks a customer by text message to agree to the commission, and waits for the answer (spec §4, docs/wire.md §5.3).
 * @param subject what is agreed to; the consent to one thing is none to another
 */
export function useConsent(subject: string): Consent {
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const [kept, setStanding] = useState(untouched);
  const known = kept.subject === subject ? kept : untouched;
  const { state, consentID, terminalID } = known;
  const round = useRef(0);
  /** Ends the wait of the question under way. */
  const stop = useRef(() => {});

  const ask = useCallback(
    async ({ consumerPhone, consumerName, consumerID, ...question }: ConsentQuestion) => {
      round.current += 1;
      const mine = round.current;
      setStanding({ state: 'sending', subject });
      const person = Object.entries({ consumerPhone, consumerName, consumerID }).filter(([, text]) => text !== '');
      const body = { ...question, ...method, dealDetails: Object.fromEntries(person) };
      const left = new AbortController();
      stop.current = () => left.abort();
      const asking = { body, quiet: true, ownSuccess: true, signal: left.signal };
      const answer = await dataProvider.operate('transactions.createConsent', asking).catch(() => undefined);
      if (mine !== round.current) return;
      if (answer?.entityUID && answer.status !== 'error') {
        setStanding({ state: 'pending', subject, consentID: answer.entityUID, terminalID: question.terminalID });
      } else {
        const message = answer && isRefusal(answer) ? refusalTexts(answer, true).join(' ') : '';
        setStanding({ state: 'failed', subject, message });
      }
    },
    [dataProvider, subject],
  );
  const cancel = useCallback(() => {
    round.current += 1;
    stop.current();
    setStanding(untouched);
  }, []);

  useEffect(
    function pollWhilePending() {
      if (state !== 'pending' || !consentID) return undefined;
      const left = new AbortController();
      const timer = window.setInterval(() => {
        const body = { terminalID, consentID, ...method };
        const call = { body, background: true, ownSuccess: true, signal: left.signal };
        dataProvider.call('transactions.consentStatus', call).then(
          (answer) => {
            const told = readStatus(answer);
            // The answer to one question is none to the next.
            if (told) setStanding((before) => (before.consentID === consentID ? { ...before, ...told } : before));
          },
          // A question that failed is asked again with the next beat.
          () => undefined,
        );
      }, consentPollMs);
      return () => {
        left.abort();
        window.clearInterval(timer);
      };
    },
    [state, consentID, terminalID, dataProvider],
  );

  const { message, commission } = known;
  return {
    state,
    ...(message !== undefined && { message }),
    ...(commission !== undefined && { commission }),
    ...(consentID !== undefined && { consentID }),
    ask,
    cancel,
  };
}
