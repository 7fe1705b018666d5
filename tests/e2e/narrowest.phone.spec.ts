import { expect, test } from '@playwright/test';
import { signIn } from '#tests/support/signIn.ts';

const lists = ['/transactions/list', '/billing-deals/list', '/payment-requests/permanent'];

test('lists at 280 px: whole titles, and no part of a card over another', async ({ page }) => {
  await page.setViewportSize({ width: 280, height: 653 });
  await signIn(page, 'manager', '/transactions/list');
  for (const list of lists) {
    await page.goto(list);
    await expect(page.locator('li[data-row]').first()).toBeVisible();
    const faults = await page.evaluate(() => {
      const isCut = (element: Element) => element.scrollWidth > element.clientWidth + 1;
      const cut = [...document.querySelectorAll('h1, li[data-row] > span')].filter(isCut);
      const laidOver = [...document.querySelectorAll('li[data-row]')].filter((card) => {
        const boxes = [...card.querySelectorAll(':scope > span')].map((part) => part.getBoundingClientRect());
        return boxes.some((one, index) =>
          boxes
            .slice(index + 1)
            .some(
              (other) =>
                one.left < other.right - 1 &&
                other.left < one.right - 1 &&
                one.top < other.bottom - 1 &&
                other.top < one.bottom - 1,
            ),
        );
      });
      return {
        cut: cut.map((element) => element.textContent),
        laidOver: laidOver.map((element) => element.textContent),
        sideways: document.documentElement.scrollWidth > window.innerWidth,
      };
    });
    expect(faults, list).toEqual({ cut: [], laidOver: [], sideways: false });
  }
});

test('the tools of a list stand in one row', async ({ page }) => {
  await signIn(page, 'manager', '/transactions/list');
  for (const width of [390, 280]) {
    await page.setViewportSize({ width, height: 653 });
    for (const list of ['/transactions/list', '/customers/list']) {
      await page.goto(list);
      await expect(page.locator('li[data-row]').first()).toBeVisible();
      const tools = page.getByRole('button', { name: /^(ייצוא|תצוגות|עמודות|לפי ימים|פעולות נוספות)/ });
      await expect(tools.first()).toBeVisible();
      const tops = await tools.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
      expect(tops.length, list).toBeGreaterThan(3);
      expect(new Set(tops).size, `${list} at ${width}`).toBe(1);
    }
  }
});
