import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { attemptsKey } from '#src/attempts/attemptJournal.ts';
import { withMessages } from '#src/i18n/laterWords.ts';
import { renderApp } from '#tests/src/app/renderApp.tsx';
import { stubDialogs } from '#tests/support/dialogs.ts';
import { stubWorkers } from '#tests/support/inlineWorker.ts';
import { expectFailures } from '#tests/support/expectFailures.ts';
import { lostCreations, sendingFaults, unresolved, type SendingFault } from './faults.ts';
import { closeMessages, typed, type Translate } from './person.ts';
import { rawKeys } from './rawKeys.ts';
import { findSenders, type Sender } from './senders.ts';
import { anyRecord, answerAll, id, type Wire } from './soundServer.ts';

// How long is waited between two looks for an attempt is told elsewhere (resolveAttempt.test.ts).
vi.mock('#src/attempts/pause.ts', () => ({ pause: () => new Promise((resolve) => setTimeout(resolve, 10)) }));

/** The language of the screens; that the other one has the right words too, `messages.test.ts` says. */
const locale = 'he-IL';

const terminal = {
  terminalID: id,
  label: 'Tel Aviv',
  status: 'active',
  enabledFeatures: ['Billing', 'Checkout', 'CreditCardTokens', 'RecurrentPayments', 'SmsNotification'],
  integrations: { invoicing: { provider: 'EasyInvoice' } },
  settings: { allowJ5: true, applyExternalCommission: 'none' },
  vatRate: 0.18,
  cvvRequired: true,
};
const dictionaries = { currencyEnum: { ILS: 'Shekel' }, invoiceTypeEnum: { invoice: 'Invoice' } };

/** Whether the journal holds an attempt whose answer was lost. */
const isLost = () => Object.keys(localStorage).some((key) => key.startsWith(attemptsKey('dana')));

/**
 * What a person reads of a fault: of one whose outcome is open a money call says what it has found out, and of what was
 * sent to be made it is said that nobody knows.
 */
function wordsOf({ told, values, isOpen }: SendingFault, { money }: Sender, translate: Translate): string[] {
  const ofLost = isOpen && isLost() ? lostCreations : told;
  return (money && isOpen ? [unresolved] : ofLost).map((key) => translate(key, { _: key, ...values }));
}

/** Sends once with a fault, and says what a person would miss. */
async function complaintsOf(fault: SendingFault, { wire, sender, translate }: Visit): Promise<string[]> {
  wire.fault = fault;
  await sender.send(wire, translate);
  const before = typed();
  const isTold = () => wordsOf(fault, sender, translate).some((text) => document.body.textContent.includes(text));
  await waitFor(() => expect(isTold()).toBe(true)).catch(() => undefined);
  const words = wordsOf(fault, sender, translate);
  const after = typed();
  const timesTold = words.reduce((sum, text) => sum + document.body.textContent.split(text).length - 1, 0);
  const complaints = [
    ...(isTold() ? [] : [`does not say ${words.join(' or ')}: ${document.body.textContent.slice(0, 600)}`]),
    ...(timesTold > 1 ? [`tells ${timesTold} times ${words.join(' or ')}`] : []),
    ...(fault.also && !document.body.textContent.includes(fault.also) ? [`does not say ${fault.also}`] : []),
    ...rawKeys(locale, document.body).map((key) => `raw key ${key}`),
    ...before.filter((field) => !after.includes(field)).map((field) => `lost ${field}`),
  ];
  await closeMessages(translate);
  return complaints;
}

interface Visit {
  wire: Wire;
  sender: Sender;
  translate: Translate;
}

const senders = await findSenders();
// A test that stands alone presses by their words before a part has brought them.
await withMessages(Promise.resolve());

describe('every failure, one after the other on the same screen, is told and loses nothing that was typed', () => {
  beforeEach(() => {
    stubDialogs();
    stubWorkers();
  });
  it.each(senders.map((sender) => [sender.name, sender] as const))('%s', { timeout: 240_000 }, async (_, sender) => {
    expectFailures();
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }));
    const wire = answerAll({ ...anyRecord, ...sender.record }, sender.fails);
    const { translate } = await renderApp({
      address: sender.address,
      dictionaries,
      locale,
      terminals: [{ ...terminal, ...sender.terminal }],
    });
    const complaints: Record<string, string[]> = {};
    for (const [name, fault] of Object.entries(sendingFaults)) {
      const found = await complaintsOf(fault, { wire, sender, translate });
      if (found.length > 0) complaints[name] = found;
    }
    expect(complaints).toEqual({});
    wire.fault = undefined;
    const calls = wire.calls;
    await sender.send(wire, translate);
    await waitFor(() => expect(wire.calls).toBe(calls + 1));
  });
});
