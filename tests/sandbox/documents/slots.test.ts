import { describe, expect, it } from 'vitest';
import { createSlots } from '#sandbox/documents/slots.ts';

const never = new AbortController().signal;
const soon = () => new Promise((resolve) => setImmediate(resolve));

/** Asks for a place and notes when it is given. */
function visitor(slots: ReturnType<typeof createSlots>, signal = never) {
  const visit: { leave?: () => void; reason?: unknown } = {};
  slots.enter(signal).then(
    (leave) => (visit.leave = leave),
    (reason: unknown) => (visit.reason = reason),
  );
  return visit;
}

describe('slots', () => {
  it('let so many in, and the next in the order of coming', async () => {
    const slots = createSlots(2);
    const visits = [visitor(slots), visitor(slots), visitor(slots), visitor(slots)];
    const inside = () => visits.map(({ leave }) => leave !== undefined);
    await soon();
    expect(inside()).toEqual([true, true, false, false]);
    visits[1]?.leave?.();
    visits[1]?.leave?.();
    await soon();
    expect(inside()).toEqual([true, true, true, false]);
    visits[0]?.leave?.();
    await soon();
    expect(inside()).toEqual([true, true, true, true]);
  });

  it('forget who leaves the queue', async () => {
    const slots = createSlots(1);
    const leaving = new AbortController();
    const [first, second, third] = [visitor(slots), visitor(slots, leaving.signal), visitor(slots)];
    await soon();
    leaving.abort('gone');
    await soon();
    expect(second.reason).toBe('gone');
    first.leave?.();
    await soon();
    expect(third.leave).toBeDefined();
  });

  it('refuse who has left before', async () => {
    const visit = visitor(createSlots(1), AbortSignal.abort('gone'));
    await soon();
    expect(visit.reason).toBe('gone');
  });
});
