import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const wcag22AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * What of the page as it stands violates WCAG 2.2 AA, as `rule: element`. The page is scanned where it stands (a page
 * more for the report would double the time), so frames are of its own origin, as all of ours are.
 */
async function violationsOf(page: Page): Promise<string[]> {
  const scan = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(wcag22AA);
  const { violations } = await scan.setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}

/** Scans the page as it stands for violations of WCAG 2.2 AA and expects none. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await violationsOf(page), 'accessibility violations').toEqual([]);
}
