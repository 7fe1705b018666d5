import { expect, test } from '@playwright/test';
import { signIn } from '#tests/support/signIn.ts';

/** Stops of the walk back through a list's rows: more than fit under the head at once. */
const stops = 60;

for (const height of [900, 450]) {
  test(`what has the focus is never hidden under a list's head, ${height} px high`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height });
    await signIn(page, 'manager', '/transactions/list');
    const links = page.locator('tbody [data-row-link]');
    await expect(links.first()).toBeVisible();
    await links.nth(40).focus();
    const hidden: string[] = [];
    for (let stop = 0; stop < stops; stop += 1) {
      await page.keyboard.press('Shift+Tab');
      const covered = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element?.closest('tbody')) return undefined;
        // A box is as small as its native square; its label is what is seen and pressed.
        const { left, right, top, bottom } = (element.closest('label') ?? element).getBoundingClientRect();
        const seen = [top + 3, (top + bottom) / 2, bottom - 3].some((y) => {
          const found = document.elementFromPoint((left + right) / 2, y);
          return found !== null && (found.contains(element) || element.contains(found));
        });
        return seen ? undefined : (element.getAttribute('aria-label') ?? element.textContent);
      });
      if (covered !== undefined) hidden.push(covered);
    }
    expect(hidden).toEqual([]);
  });
}
