import { expect, test, type Page } from '@playwright/test';
import { ask, card, ownAmount, shekels, terminalIDs, thisTry, transactionsOf } from '#tests/support/moneyPages.ts';
import { expectDone, openWizard, words } from '#tests/support/paymentPages.ts';
import { signIn } from '#tests/support/signIn.ts';

const said = words.he;
/** Most keys of a charge beside the digits that stand on a card. */
const limits = { quick: 25, full: 30 };

/** A person who has a keyboard alone, and how many keys they have pressed. */
function typist(page: Page) {
  let keys = 0;
  let ofCard = 0;
  return {
    async press(...names: string[]) {
      for (const name of names) await page.keyboard.press(name);
      keys += names.length;
    },
    async type(text: string) {
      await page.keyboard.type(text);
      keys += text.length;
    },
    /** Types what stands on the card. */
    async copy(text: string) {
      await page.keyboard.type(text);
      ofCard += text.length;
    },
    /** Says how many keys it took, and holds them to the limit. */
    tell(journey: string, limit: number) {
      const text = `${journey}: ${keys} keys of ${limit}, and ${ofCard} digits of the card`;
      console.log(text);
      test.info().annotations.push({ type: 'keys', description: text });
      expect(keys, text).toBeLessThanOrEqual(limit);
      keys = 0;
      ofCard = 0;
    },
  };
}
type Typist = ReturnType<typeof typist>;

const amountOf = (amount: number) => String(ownAmount(amount));
const step = (page: Page, name: string) => expect(page.locator('[aria-current=step]')).toContainText(name);

async function copyCard({ copy, press }: Typist): Promise<void> {
  await copy(card.number);
  await press('Tab');
  await copy(card.expiry.replace('/', ''));
  await press('Tab');
  await copy(card.cvv);
}

test('a quick charge, and the next one after it, by keys alone', async ({ page }) => {
  await signIn(page, 'manager', '/accessibility');
  const [, second = ''] = await terminalIDs(page);
  await openWizard(page, 'quickcharge', second);
  const person = typist(page);
  await person.type(amountOf(511));
  await person.press('Tab');
  await copyCard(person);
  await expect(page.getByRole('button', { name: said.charge })).toContainText(shekels(ownAmount(511)));
  await person.press('Enter');
  await expectDone(page, said.done.J4);
  person.tell('a quick charge by a typed card', limits.quick);

  await person.press('Enter');
  await expect(page.getByRole('textbox', { name: said.amount })).toBeFocused();
  person.tell('the next quick charge', 1);

  await person.type(amountOf(512));
  // A reader's keys are nobody's.
  await page.keyboard.type(`;${card.number}=30121010000012300000?`);
  await page.keyboard.press('Enter');
  await person.press('Enter');
  await expectDone(page, said.done.J4);
  person.tell('a quick charge by a swiped card', limits.quick);
  expect(await transactionsOf(page, ownAmount(512))).toMatchObject([{ cardPresence: 'regular' }]);
});

test('a full charge by keys alone', async ({ page }) => {
  await signIn(page, 'manager', '/accessibility');
  const [first = '', second = ''] = await terminalIDs(page);
  await openWizard(page, 'charge', second);
  const person = typist(page);
  await expect(page.getByRole('combobox', { name: said.search })).toBeFocused();
  await person.press('Enter');
  await step(page, 'סכום');
  await person.type(amountOf(513));
  await person.press('Enter');
  await step(page, 'תשלום');
  await copyCard(person);
  await person.press('Enter');
  await step(page, 'חשבונית');
  await person.press('Enter');
  await step(page, 'אישור');
  await person.press('Enter');
  await expectDone(page, said.done.J4);
  person.tell('a full charge by a typed card', limits.full);

  const name = `Kbd${thisTry()}${first.slice(0, 3)}`;
  const owner = await ask(page, '/../../profile/api/consumers', { terminalID: first, consumerName: name });
  await ask(page, '/cardtokens', {
    terminalID: first,
    consumerID: owner.entityUID,
    cardNumber: card.number,
    cardExpiration: card.expiry,
    cvv: card.cvv,
  });
  await openWizard(page, 'charge', first);
  await expect(page.getByRole('combobox', { name: said.search })).toBeFocused();
  await person.type(name);
  await expect(page.getByRole('option', { name })).toBeVisible();
  await person.press('Enter');
  await person.press('Enter');
  await step(page, 'סכום');
  await person.type(amountOf(514));
  await person.press('Enter');
  await step(page, 'תשלום');
  await expect(page.getByRole('radio', { name: said.savedCard, exact: true })).toBeVisible();
  await person.press('Shift+Tab', 'ArrowDown');
  await expect(page.getByRole('radio', { name: /4242/ })).toBeChecked();
  await person.press('Enter');
  await step(page, 'חשבונית');
  await person.press('Enter');
  await step(page, 'אישור');
  await person.press('Enter');
  await expectDone(page, said.done.J4);
  person.tell('a full charge by a saved card', limits.full);
});
