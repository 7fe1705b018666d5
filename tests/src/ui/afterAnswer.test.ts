import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterAnswer } from '#src/ui/afterAnswer.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const never = new Promise<never>(() => {});

describe('what follows an answer', () => {
  it.each([
    ['comes', () => Promise.resolve()],
    ['fails', () => Promise.reject(new Error('no'))],
  ])('goes on once it %s', async (_, answer) => {
    const goOn = vi.fn();
    afterAnswer(answer(), goOn);
    expect(goOn).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(0);
    expect(goOn).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1000);
    window.dispatchEvent(new Event('pointerdown'));
    expect(goOn).toHaveBeenCalledTimes(1);
  });

  it('waits no longer than passes unnoticed', async () => {
    const goOn = vi.fn();
    afterAnswer(never, goOn);
    await vi.advanceTimersByTimeAsync(99);
    expect(goOn).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(goOn).toHaveBeenCalledTimes(1);
  });

  it.each(['pointerdown', 'keydown'])('goes on before a person acts again (%s)', (sign) => {
    const goOn = vi.fn();
    afterAnswer(never, goOn);
    window.dispatchEvent(new Event(sign));
    expect(goOn).toHaveBeenCalledTimes(1);
  });

  it('can be told to go on', async () => {
    const goOn = vi.fn();
    afterAnswer(never, goOn)();
    expect(goOn).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(goOn).toHaveBeenCalledTimes(1);
  });
});
