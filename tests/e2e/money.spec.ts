import { expect, test, type Locator, type Page } from '@playwright/test';
import { moneyText } from '#contract/moneyText.ts';
import { signIn } from '#tests/support/signIn.ts';

/** Where each character of an element's text is drawn, from left to right. */
const drawn = (element: Locator) =>
  element.evaluate((root) => {
    const glyphs: { character: string; left: number }[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      [...(node.textContent ?? '')].forEach((character, index) => {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        glyphs.push({ character, left: range.getBoundingClientRect().left });
      });
    }
    return glyphs
      .toSorted((one, other) => one.left - other.left)
      .map(({ character }) => character)
      .filter((character) => !/[\u2066-\u2069]/.test(character))
      .join('');
  });

async function openIn(page: Page, language: string): Promise<void> {
  await signIn(page, 'manager', '/transactions/list');
  if (language === 'he') return;
  await page.getByRole('button', { name: /עברית/ }).click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  await expect(page.getByRole('columnheader', { name: 'Amount', exact: true })).toBeVisible();
}

const looks = {
  he: {
    amount: /^₪\d[\d,]*\.\d{2}$/,
    refund: /^₪-\d[\d,]*\.\d{2}$/,
    sentence: `זיכוי ${moneyText(-1250, '₪', 'he-IL')} היום`,
  },
  en: {
    amount: /^\d[\d,]*\.\d{2}₪$/,
    refund: /^-\d[\d,]*\.\d{2}₪$/,
    sentence: `Refund ${moneyText(-1250, '₪', 'en-IL')} today`,
  },
};

for (const [language, look] of Object.entries(looks)) {
  test(`amounts are drawn as people of the language write them: ${language}`, async ({ page }) => {
    await openIn(page, language);
    const cells = page.locator('tbody td[data-align="end"]').filter({ hasText: '₪' });
    const first = cells.first();
    await expect(first).toHaveText(/^\d[\d,]*\.\d{2}₪$/);
    expect(await drawn(first)).toMatch(look.amount);
    // The last digits of a column stand one below the other.
    const ends = await cells.evaluateAll((all) =>
      all.slice(0, 20).map((cell) => {
        const digits = cell.querySelector('bdi bdi') ?? cell.querySelector('bdi');
        const range = document.createRange();
        const text = digits?.firstChild;
        if (!text) throw new Error('no digits');
        const end = (text.textContent ?? '').replace(/\D+$/, '').length;
        range.setStart(text, end - 1);
        range.setEnd(text, end);
        return Math.round(range.getBoundingClientRect().right);
      }),
    );
    expect(new Set(ends).size).toBe(1);
    expect(await drawn(page.locator('main bdi').filter({ hasText: /₪$/ }).first())).toMatch(look.amount);
    // A refund, and an amount in a sentence, whatever stands around it.
    await first.evaluate((cell) => {
      const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      const digits = walker.nextNode();
      if (digits) digits.textContent = `-${digits.textContent ?? ''}`;
    });
    expect(await drawn(first)).toMatch(look.refund);
    const heading = page.getByRole('heading', { level: 1 });
    await heading.evaluate((element, words) => (element.textContent = words), look.sentence);
    expect(await drawn(heading)).toContain(language === 'he' ? '₪-12.50' : '-12.50₪');
  });

  test(`an amount's input has the symbol where its text would: ${language}`, async ({ page }) => {
    await openIn(page, language);
    await page.goto('/items/create');
    const input = page.locator('input[name="price"]');
    await input.fill('1234.50');
    const symbol = input.locator('+ span');
    await expect(symbol).toHaveText('₪');
    const [frame, sign] = [await input.boundingBox(), await symbol.boundingBox()];
    if (!frame || !sign) throw new Error('not drawn');
    const fromLeft = sign.x - frame.x;
    const fromRight = frame.x + frame.width - sign.x - sign.width;
    expect(language === 'he' ? fromLeft : fromRight).toBeLessThan(4);
    // The digits stand at the same side, beside the symbol and not below it.
    const { align, padding, direction } = await input.evaluate((element) => {
      const style = getComputedStyle(element);
      return {
        align: style.textAlign,
        direction: style.direction,
        padding: { left: parseFloat(style.paddingLeft), right: parseFloat(style.paddingRight) },
      };
    });
    expect(direction).toBe('ltr');
    expect(align).toBe(language === 'he' ? 'start' : 'end');
    expect(padding[language === 'he' ? 'left' : 'right']).toBeGreaterThanOrEqual(sign.width - 4);
  });
}
