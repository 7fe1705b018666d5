import { act, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createEmitter } from '#src/store/createEmitter.ts';
import { createStore } from '#src/store/createStore.ts';
import { useStore } from '#src/store/useStore.ts';

describe('an emitter', () => {
  it('tells each listener until it leaves, and hears what they answer', () => {
    const asked = createEmitter<[text: string, times: number], string>();
    const stop = asked.subscribe((text, times) => text.repeat(times));
    asked.subscribe((text) => text.toUpperCase());
    expect(asked.emit('ab', 2)).toEqual(['abab', 'AB']);
    stop();
    stop();
    expect(asked.emit('ab', 2)).toEqual(['AB']);
  });

  it('says when the first listener comes and when the last one has gone', () => {
    const told: string[] = [];
    const emitter = createEmitter(
      () => told.push('first'),
      () => told.push('last'),
    );
    const stops = [emitter.subscribe(() => {}), emitter.subscribe(() => {})];
    expect([told, emitter.hasListeners()]).toEqual([['first'], true]);
    for (const stop of [...stops, ...stops]) stop();
    expect([told, emitter.hasListeners()]).toEqual([['first', 'last'], false]);
  });
});

describe('a store', () => {
  it('tells of what changed, and not of what stayed', () => {
    const store = createStore({ count: 1 });
    const heard = vi.fn();
    const stop = store.subscribe(heard);
    store.change(({ count }) => ({ count: count + 1 }));
    store.change((now) => now);
    store.write(store.read());
    expect([store.read(), heard.mock.calls.length]).toEqual([{ count: 2 }, 1]);
    stop();
    store.write({ count: 3 });
    expect([store.read(), heard.mock.calls.length]).toEqual([{ count: 3 }, 1]);
  });

  it('draws a component anew for the part it shows', () => {
    const store = createStore({ name: 'Dana', age: 30 });
    const drawn = vi.fn();
    function Name() {
      drawn();
      return <p>{useStore(store, ({ name }) => name)}</p>;
    }
    function Age() {
      return <p>{useStore(store).age}</p>;
    }
    render(
      <>
        <Name />
        <Age />
      </>,
    );
    act(() => store.change((now) => ({ ...now, age: 31 })));
    expect(screen.getByText('31')).toBeVisible();
    expect(drawn).toHaveBeenCalledOnce();
    act(() => store.change((now) => ({ ...now, name: 'Noa' })));
    expect(screen.getByText('Noa')).toBeVisible();
  });
});
