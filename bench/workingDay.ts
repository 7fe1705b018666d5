import { act, moveAway, openNear, settle, slowDownProcessor, visit } from './browser.ts';
import type { Candidate, PageAction } from './candidates.ts';
import type { ListName } from './benchConfig.ts';
import { longestInteraction, watchInteractions } from './interactions.ts';
import { otherList, withPage, type Ground, type Sample } from './measures.ts';

/** Ms to a server of the same country and back. */
const farMs = 60;

/** What a person does on a list, with the server as far away as it is for people. */
export async function measureFar(ground: Ground, candidate: Candidate, list: ListName): Promise<Sample> {
  return withPage(ground, candidate, async (opened) => {
    await moveAway(opened, farMs);
    await visit(opened, candidate.address(list));
    const sample: Sample = { farNextPage: await act(opened, candidate.nextPage, 'changed') };
    await settle(opened);
    sample.farMenuFirst = await act(opened, candidate.menu(otherList(list)), 'changed');
    await settle(opened);
    sample.farMenuBack = await act(opened, candidate.menu(list), 'changed');
    await settle(opened);
    const record = candidate.opens?.(list).record;
    if (record) sample.farRecord = await openNear(opened, record);
    return sample;
  });
}

/** @throws Error for what is no click */
function selectorOf(action: PageAction): string {
  if (!('click' in action)) throw new Error(`a click is needed, not ${JSON.stringify(action)}`);
  return action.click;
}

/**
 * The slowest of fifty clicks and keys over a working day's path, CPU 4×: from the input until the next frame (INP). The
 * path goes over and over: order, next page, another list, a record and back, and typing into the list's search.
 */
export async function measureInteractions(ground: Ground, candidate: Candidate, list: ListName): Promise<Sample> {
  const { sort, opens } = candidate;
  if (!sort || !opens) return {};
  return withPage(ground, candidate, async (opened) => {
    const { page } = opened;
    await slowDownProcessor(opened);
    await page.addInitScript(watchInteractions);
    await visit(opened, candidate.address(list));
    const click = async (selector: string) => {
      await page.locator(selector).filter({ visible: true }).first().click();
      await settle(opened);
    };
    for (let lap = 0; lap < 5; lap += 1) {
      await click(selectorOf(sort));
      await click(selectorOf(candidate.nextPage));
      await click(selectorOf(candidate.menu(otherList(list))));
      await click(selectorOf(candidate.menu(list)));
      await click(opens(list).record.click);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.goBack();
      await settle(opened);
      for (const key of ['ArrowDown', 'ArrowUp', 'Tab']) await page.keyboard.press(key);
    }
    return { interaction: await longestInteraction(page) };
  });
}
