import { afterEach, describe, expect, it, vi } from 'vitest';
import { enterViewpoint, leaveViewpoint } from '#src/app/viewpoint/changeViewpoint.ts';
import { readViewpoint } from '#src/app/viewpoint/viewpoint.ts';
import { viewpointKey } from '#src/app/viewpoint/viewpointKey.ts';
import { hasUnsavedWork, registerUnsavedWork, setLeaveQuestion } from '#src/unsavedWork/unsavedWork.ts';
import { dana, sampleViewpoint } from './sampleViewpoint.ts';

const chosen = { role: 'Merchant', terminalID: 't1', added: [], removed: [] } as const;
afterEach(() => {
  sessionStorage.clear();
  window.history.pushState(null, '', '/');
});

describe('entering and leaving a viewpoint', () => {
  it('loads everything anew, from the home of the role on, and later where the person was', async () => {
    window.history.pushState(null, '', '/customers/list?page=2#row');
    const load = vi.fn();
    await enterViewpoint(dana, chosen, load);
    expect(load).toHaveBeenLastCalledWith('/');
    const viewpoint = readViewpoint(sessionStorage, dana);
    expect(viewpoint).toMatchObject({ ...chosen, from: '/customers/list?page=2#row' });
    // Another one is chosen from there: the way back is the first one's.
    window.history.pushState(null, '', '/items/list');
    await enterViewpoint(dana, { ...chosen, role: 'Manager' }, load);
    expect(readViewpoint(sessionStorage, dana)).toMatchObject({ role: 'Manager', from: '/customers/list?page=2#row' });
    leaveViewpoint(viewpoint ?? sampleViewpoint(), load);
    expect(load).toHaveBeenLastCalledWith('/customers/list?page=2#row');
    expect(sessionStorage.getItem(viewpointKey)).toBeNull();
  });

  it('asks before unsaved work is lost, and stays where the person stays', async () => {
    const load = vi.fn();
    const discard = vi.fn();
    const end = registerUnsavedWork({ discard });
    let answer = false;
    const stop = setLeaveQuestion(async () => answer);
    await enterViewpoint(dana, chosen, load);
    expect([load.mock.calls.length, sessionStorage.getItem(viewpointKey)]).toEqual([0, null]);
    answer = true;
    await enterViewpoint(dana, chosen, load);
    expect([load.mock.calls.length, discard.mock.calls.length]).toEqual([1, 1]);
    stop();
    end();
  });

  it('does not ask about what was typed meanwhile, which is nobody’s', () => {
    const end = registerUnsavedWork({});
    const load = vi.fn();
    leaveViewpoint(sampleViewpoint(), load);
    expect([load.mock.calls.length, hasUnsavedWork()]).toEqual([1, false]);
    end();
  });
});
