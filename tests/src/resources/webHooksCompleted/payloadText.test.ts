import { describe, expect, it } from 'vitest';
import { payloadText } from '#src/resources/webHooksCompleted/payloadText.ts';

describe('the content of a message', () => {
  it('stands line by line, ids, times and amounts as they are', () => {
    const payload = {
      eventName: 'TransactionCreated',
      entityReference: '6f1c2d3e-d9cb-469f-a165-70867728950e',
      eventTimestamp: '2026-11-15T10:05:00Z',
      isFailureEvent: false,
      amount: 12.5,
      lines: [{ name: 'קפה' }],
    };
    expect(JSON.parse(payloadText(payload))).toEqual(payload);
    expect(payloadText(payload).split('\n')[1]).toBe('  "eventName": "TransactionCreated",');
  });

  it('shows no secret, however deep it lies', () => {
    const text = payloadText({
      headers: [{ authorization: 'Bearer abc', 'X-Api-Key': 'k-123' }],
      card: { cardNumber: '4111111111111111', cvv: '123' },
      note: 'paid by 4111 1111 1111 1111',
      sharedSecret: { key: 'inner' },
      password: null,
    });
    for (const secret of ['abc', 'k-123', '4111', '"123"', 'inner']) expect(text).not.toContain(secret);
    expect(text).toContain('"note": "paid by •••"');
    expect(text).toContain('"password": null');
  });

  it.each([
    ['nothing', null, '{}'],
    ['no object', 'text', '"text"'],
  ])('of %s is told as it is', (_case, payload, text) => {
    expect(payloadText(payload)).toBe(text);
  });

  it('ends where nobody reads on', () => {
    let deep: object = { secret: 'x' };
    for (let level = 0; level < 30; level += 1) deep = { deep };
    expect(payloadText(deep)).toContain('"…"');
    expect(payloadText({ long: 'a b '.repeat(20_000) }).length).toBeLessThan(20_010);
  });
});
