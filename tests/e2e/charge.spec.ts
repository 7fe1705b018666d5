import { expect, test, type Page } from '@playwright/test';
import { ask, card, ownAmount, terminalIDs } from '#tests/support/moneyPages.ts';
import {
  choose,
  expectDone,
  openWizard,
  resultID,
  speakEnglish,
  typeCard,
  unfold,
  words,
} from '#tests/support/paymentPages.ts';
import { signIn } from '#tests/support/signIn.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const box = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });

/** Signs in. @returns the terminals: the first does everything, the second has no extras */
async function open(page: Page, language: keyof typeof words = 'he'): Promise<{ first: string; second: string }> {
  await signIn(page, 'manager', '/accessibility');
  if (language === 'en') await speakEnglish(page);
  const [first = '', second = ''] = await terminalIDs(page);
  return { first, second };
}

for (const language of ['he', 'en'] as const) {
  const said = words[language];

  test(`each type of transaction is charged (${language})`, async ({ page }) => {
    const { second } = await open(page, language);
    const amounts = { regularDeal: 401, immediate: 402, installments: 403.1, credit: 404 };
    for (const [type, amount] of Object.entries(amounts)) {
      await openWizard(page, 'charge', second, `amount=${amount}`);
      await unfold(page, said.fold.payments);
      await choose(page, said.deals[type as keyof typeof amounts]);
      if (type === 'installments' || type === 'credit') {
        await box(page, said.count).fill('3');
        await box(page, said.first).fill(type === 'credit' ? '200' : '');
      }
      await typeCard(page, said);
      await button(page, said.charge).click();
      await expectDone(page, said.done.J4);
      const made = await ask(page, `/transactions/${await resultID(page)}`);
      expect(made).toMatchObject({ transactionType: type, transactionAmount: amount, jDealType: 'J4' });
      if (type === 'installments') {
        expect(made).toMatchObject({
          numberOfPayments: 3,
          initialPaymentAmount: 134.38,
          installmentPaymentAmount: 134.36,
        });
      }
      if (type === 'credit') expect(made).toMatchObject({ initialPaymentAmount: 200, installmentPaymentAmount: 102 });
    }
  });

  test(`a hold and a check are made (${language})`, async ({ page }) => {
    const { first, second } = await open(page, language);
    // A terminal that may not hold amounts, which the application has not heard of yet.
    const lists = '**/profile/api/terminals';
    await page.route(lists, async (route) => {
      const answer = await route.fetch();
      const text = await answer.text();
      await route.fulfill({ response: answer, body: text.replaceAll('"allowJ5":false', '"allowJ5":true') });
    });
    await openWizard(page, 'charge', second, 'amount=413');
    await unfold(page, said.fold.action);
    await choose(page, said.types.J5);
    await typeCard(page, said);
    await button(page, said.hold).click();
    await expect(page.getByRole('alert').filter({ hasText: said.refused })).toContainText('349');
    await page.unroute(lists);

    await openWizard(page, 'charge', first, `amount=${ownAmount(language === 'he' ? 411 : 412)}`);
    await unfold(page, said.fold.action);
    await choose(page, said.types.J5);
    await typeCard(page, said);
    await button(page, said.hold).click();
    await expectDone(page, said.done.J5);
    // The end of the hold is told beside the success.
    await expect(page.locator('article > [role=status]')).toBeVisible();
    await button(page, said.again).click();
    await unfold(page, said.fold.action);
    await choose(page, said.types.J2);
    await typeCard(page, said);
    await button(page, said.check).click();
    await expectDone(page, said.done.J2);
    expect(await ask(page, `/transactions/${await resultID(page)}`)).toMatchObject({ jDealType: 'J2' });
  });

  test(`refusals show their code and lose the security code alone (${language})`, async ({ page }) => {
    const { second } = await open(page, language);
    const cards = {
      '4000000000000002': '004',
      '4000000000009979': '002',
      '4000000000000127': '006',
      '4000000000000069': '015',
    };
    await openWizard(page, 'quickcharge', second, 'amount=421');
    for (const [digits, code] of Object.entries(cards)) {
      await typeCard(page, said, digits);
      await button(page, said.charge).click();
      await expect(page.getByRole('alert').filter({ hasText: said.refused })).toContainText(code);
      await expect(box(page, said.code)).toHaveValue('');
      await expect(box(page, said.number)).toHaveValue(digits.replace(/(\d{4})(?=\d)/g, '$1 '));
      await expect(box(page, said.voice)).toBeVisible({ visible: code === '004' });
    }
    await box(page, said.amount).fill('421.03');
    await typeCard(page, said);
    await button(page, said.charge).click();
    await expect(page.getByRole('alert').filter({ hasText: said.refused })).toContainText('003');
    await box(page, said.code).fill(card.cvv);
    await box(page, said.voice).fill('0012345');
    await button(page, said.charge).click();
    await expectDone(page, said.done.J4);
  });
}

test('the button of a charge stays in sight, however low the screen and however much is unfolded', async ({ page }) => {
  const { first } = await open(page);
  await page.setViewportSize({ width: 1440, height: 460 });
  await openWizard(page, 'charge', first, 'amount=431');
  const { charge, fold } = words.he;
  await expect(button(page, charge)).toBeInViewport({ ratio: 1 });
  for (const title of [fold.lines, fold.payments, fold.document, fold.action]) await unfold(page, title);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(button(page, charge)).toBeInViewport({ ratio: 1 });
});

test('an address on the result of a charge is in one line, on a phone too where it fits', async ({ page }) => {
  const { second } = await open(page);
  const said = words.he;
  await openWizard(page, 'quickcharge', second, `amount=${ownAmount(432)}`);
  await typeCard(page, said);
  await button(page, said.charge).click();
  await expectDone(page, said.done.J4);
  const address = 'dana.levi-mizrahi@shop-of.example.test';
  const form = page.locator('article form');
  await form.getByRole('textbox').fill(address);
  await form.getByRole('button').click();
  const told = form.getByText(address);
  await expect(told.last()).toBeVisible();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const { height, line } = await told.last().evaluate((element) => ({
      height: element.getBoundingClientRect().height,
      line: parseFloat(getComputedStyle(element).lineHeight),
    }));
    expect(height).toBeLessThan(1.5 * line);
  }
});
