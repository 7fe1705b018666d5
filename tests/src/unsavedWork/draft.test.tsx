import { act, screen, waitFor } from '@testing-library/react';
import { anything, assert, check, dictionary, property, string, tuple, type Arbitrary } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { confirmLeaving, saveAndRelease } from '#src/unsavedWork/unsavedWork.ts';
import { draftLifeMs, openDraftStore, type DraftValues } from '#src/unsavedWork/draftStore.ts';
import { safeDraft } from '#src/unsavedWork/safeDraft.ts';
import { cardTraces } from '#tests/support/cardTraces.ts';
import { plantedCard } from './plantedCards.ts';
import { question, renderKit } from '#tests/src/wizards/kit/renderKit.tsx';

/** Everything this browser keeps, in one text. */
const kept = () => JSON.stringify([Object.entries(window.sessionStorage), Object.entries(window.localStorage)]);

/** Signs the person out as the idle timer does, and opens the wizard anew as after signing in again. */
async function loseSession(kit: Awaited<ReturnType<typeof renderKit>>, terminalID = 't-1') {
  act(() => saveAndRelease());
  kit.unmount();
  return renderKit({ terminalID });
}

describe('the draft of a wizard', () => {
  it('is there again after the session ended, without the card, and says so', async () => {
    const kit = await renderKit();
    await kit.user.type(screen.getByLabelText('Note'), 'two chairs');
    await kit.user.type(screen.getByLabelText('Card number'), '4580458045804580');
    await kit.user.type(screen.getByLabelText('Payer'), 'Dana');
    await kit.user.type(screen.getByLabelText('CVC'), '987');
    const again = await loseSession(kit);
    expect(screen.getByRole('status', { name: '' })).toBeDefined();
    expect(screen.getByText(/The draft was restored/)).toBeInTheDocument();
    expect(screen.getByLabelText('Note')).toHaveValue('two chairs');
    expect(screen.getByLabelText('Payer')).toHaveValue('Dana');
    expect(screen.getByLabelText('Card number')).toHaveValue('');
    expect(screen.getByLabelText('CVC')).toHaveValue('');
    expect(kept()).not.toMatch(cardTraces('987'));
    // What was restored is as unsaved as before.
    await again.user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await question();
  });

  it('keeps a card out even where it is typed into another field', async () => {
    const kit = await renderKit();
    await kit.user.type(screen.getByLabelText('Note'), '4580 4580 4580 4580');
    await kit.user.type(screen.getByLabelText('Payer'), 'Dana');
    await loseSession(kit);
    expect(kept()).not.toMatch(cardTraces());
    expect(screen.getByLabelText('Payer')).toHaveValue('Dana');
  });

  it('keeps no text that the rules of free text refuse', () => {
    const written = ['4242.4242.4242.4242', '٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢', 'https://shop.test/?c=4242%204242%204242%204242'];
    expect(safeDraft({ note: written[0], list: written, name: 'Dana' })).toEqual({
      list: [null, null, null],
      name: 'Dana',
    });
  });

  it('belongs to its terminal', async () => {
    const kit = await renderKit();
    await kit.user.type(screen.getByLabelText('Note'), 'two chairs');
    await loseSession(kit, 't-2');
    expect(screen.queryByText(/The draft was restored/)).not.toBeInTheDocument();
    expect(screen.getByLabelText('Note')).toHaveValue('');
  });

  it('is kept shortly after a change, also without leaving', async () => {
    const kit = await renderKit();
    await kit.user.type(screen.getByLabelText('Note'), 'two chairs');
    await waitFor(() => expect(kept()).toContain('two chairs'));
  });

  it('is kept when the wizard goes at once, as when its screen fails', async () => {
    const kit = await renderKit();
    await kit.user.type(screen.getByLabelText('Note'), 'two chairs');
    kit.unmount();
    await renderKit();
    expect(screen.getByLabelText('Note')).toHaveValue('two chairs');
  });

  it('is gone once sent, once the person agreed to lose it, and once discarded', async () => {
    const sent = await renderKit();
    await sent.user.type(screen.getByLabelText('Note'), 'one{Enter}');
    await waitFor(() => expect(sent.router.state.location.pathname).toBe('/customers/list'));
    expect(kept()).not.toContain('one');
    sent.unmount();

    const left = await renderKit();
    await left.user.type(screen.getByLabelText('Note'), 'two');
    const leaving = confirmLeaving();
    await question();
    await left.user.click(screen.getByRole('button', { name: 'Leave without saving' }));
    expect(await leaving).toBe(true);
    left.unmount();
    expect(kept()).not.toContain('two');

    const lost = await renderKit();
    await lost.user.type(screen.getByLabelText('Note'), 'three');
    const again = await loseSession(lost);
    await again.user.click(screen.getByRole('button', { name: 'Discard draft' }));
    expect(screen.getByLabelText('Note')).toHaveValue('');
    expect(kept()).not.toContain('three');
  });
});

describe('the draft store', () => {
  const place = { owner: 'dana', wizard: 'Charge', terminalID: 't-1' };
  const open = (other: Partial<typeof place> = {}, now = 1000) =>
    openDraftStore(window.sessionStorage, { ...place, ...other }, () => now);

  it('parts people, wizards and terminals, and drops the drafts of who used the tab before', () => {
    open().write({ note: 'mine' });
    expect(open({ wizard: 'Refund' }).read()).toBeUndefined();
    expect(open({ terminalID: 't-2' }).read()).toBeUndefined();
    expect(open().read()).toEqual({ note: 'mine' });
    expect(open({ owner: 'noa' }).read()).toBeUndefined();
    expect(open().read()).toBeUndefined();
  });

  it('forgets after a day, and whatever is broken', () => {
    open().write({ note: 'old' });
    expect(open({}, 999 + draftLifeMs).read()).toEqual({ note: 'old' });
    expect(open({}, 1000 + draftLifeMs).read()).toBeUndefined();
    expect(window.sessionStorage).toHaveLength(0);
    open().write({ note: 'x' });
    const [key = ''] = Object.keys(window.sessionStorage);
    for (const broken of ['', '{', '[]', '{"at":1}', '{"at":"1","values":{}}', '{"at":2000,"values":{"a":1}}']) {
      window.sessionStorage.setItem(key, broken);
      expect(open().read()).toBeUndefined();
    }
  });

  it('fails nothing where the storage is unusable', () => {
    const full = {
      getItem: () => null,
      removeItem: () => undefined,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    } as unknown as Storage;
    const store = openDraftStore(full, place, () => 1);
    expect(() => store.write({ a: 1 })).not.toThrow();
    expect(store.read()).toBeUndefined();
  });
});

describe('what a draft may keep', () => {
  const keepsNoCard = (keep: (values: DraftValues) => unknown) =>
    property(plantedCard, ({ values, survivesIn }) => !survivesIn(JSON.stringify(keep(values))));

  it('is never a card number, security code, track or expiry, in tens of thousands of shapes', () => {
    assert(keepsNoCard(safeDraft), { numRuns: 20_000, seed: 4580 });
  });

  it('is watched by a property that can fail', () => {
    const byOneName = ({ cardNumber: _, ...rest }: DraftValues) => rest;
    expect(check(keepsNoCard(byOneName), { numRuns: 1000, seed: 4580 }).failed).toBe(true);
  });

  it('is what else a form holds', () => {
    const values = {
      customer: { name: 'דנה לוי', email: 'dana@example.test', consumerID: '5d1f0a3e-8a40-4c6e-9b43-2d1f6a1b0c77' },
      amount: '1234.50',
      installments: 12,
      send: true,
      items: [{ itemName: 'Chair', price: 12.5, quantity: 2 }],
      note: null,
      day: '2026-11-15',
      creditCardToken: '5d1f0a3e-8a40-4c6e-9b43-2d1f6a1b0c77',
    };
    expect(safeDraft(values)).toEqual(values);
  });

  it('is plain data, whatever it is given', () => {
    const anyValues: Arbitrary<[string, Record<string, unknown>]> = tuple(string(), dictionary(string(), anything()));
    assert(
      property(anyValues, ([name, values]) => {
        const safe = safeDraft({ [name]: values });
        expect(JSON.parse(JSON.stringify(safe))).toEqual(JSON.parse(JSON.stringify(safeDraft(safe))));
      }),
      { seed: 4580 },
    );
  });
});
