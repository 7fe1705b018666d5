import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Frame, type Page } from '@playwright/test';

/** The scanner that the builder brings, as a script. */
const ofBuilder = createRequire(import.meta.resolve('@axe-core/playwright'));
const scanner = readFileSync(ofBuilder.resolve('axe-core/axe.min.js'), 'utf8');
/** In place of the scanner, which the builder would inject anew. */
const alreadyThere = 'undefined';

const wcag22AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Puts the scanner where it is not yet: it is long, and would be sent twice for each scan of the same page. */
async function injectScanner(page: Page): Promise<void> {
  const inject = async (frame: Frame) => {
    if (await frame.evaluate(() => !('axe' in window))) await frame.evaluate(scanner);
  };
  await Promise.all(page.frames().map(inject));
}

/** Waits for what fades or slides in: half-way its colours are no colours of the page. What moves for ever is not waited for. */
async function animationsEnd(page: Page): Promise<void> {
  await page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));
  });
}

/**
 * What of the page as it stands violates WCAG 2.2 AA, as `rule: element`. The page is scanned where it stands (a page
 * more for the report would double the time), so frames are of its own origin, as all of ours are.
 */
async function violationsOf(page: Page): Promise<string[]> {
  await injectScanner(page);
  await animationsEnd(page);
  const scan = new AxeBuilder({ page, axeSource: alreadyThere }).options({ resultTypes: ['violations'] });
  const { violations } = await scan.withTags(wcag22AA).setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}

/** Scans the page, once nothing moves, for violations of WCAG 2.2 AA and expects none. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await violationsOf(page), 'accessibility violations').toEqual([]);
}
