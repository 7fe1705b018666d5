import { expect, test, type Locator, type Page } from '@playwright/test';
import { ask, card, ownAmount, shekels, terminalIDs, thisTry, transactionsOf } from '#tests/support/moneyPages.ts';
import { expectDone, openWizard, resultID, words } from '#tests/support/paymentPages.ts';
import { signIn } from '#tests/support/signIn.ts';

const said = words.he;
/** Most keys of a charge beside the digits and letters of its values. */
const limits = { quick: 5, full: 22 };

/** A person who has a keyboard alone, and how many keys they have pressed. */
function typist(page: Page) {
  let keys = 0;
  let ofValues = 0;
  return {
    async press(...names: string[]) {
      for (const name of names) await page.keyboard.press(name);
      keys += names.length;
    },
    /** Types a value. */
    async copy(text: string) {
      await page.keyboard.type(text);
      ofValues += text.length;
    },
    /** Says how many keys it took, and holds them to the limit. */
    tell(journey: string, limit: number) {
      const text = `${journey}: ${keys} keys of ${limit}, and ${ofValues} of the values`;
      console.log(text);
      test.info().annotations.push({ type: 'keys', description: text });
      expect(keys, text).toBeLessThanOrEqual(limit);
      keys = 0;
      ofValues = 0;
    },
  };
}
type Typist = ReturnType<typeof typist>;

const amountOf = (amount: number) => String(ownAmount(amount));

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
  await person.copy(amountOf(511));
  await person.press('Tab');
  await copyCard(person);
  await expect(page.getByRole('button', { name: said.charge })).toContainText(shekels(ownAmount(511)));
  await person.press('Enter');
  await expectDone(page, said.done.J4);
  person.tell('a quick charge by a typed card', limits.quick);

  await person.press('Enter');
  await expect(page.getByRole('textbox', { name: said.amount })).toBeFocused();
  person.tell('the next quick charge', 1);

  await person.copy(amountOf(512));
  // A reader's keys are nobody's.
  await page.keyboard.type(`;${card.number}=30121010000012300000?`);
  await page.keyboard.press('Enter');
  await person.press('Enter');
  await expectDone(page, said.done.J4);
  person.tell('a quick charge by a swiped card', limits.quick);
  expect(await transactionsOf(page, ownAmount(512))).toMatchObject([{ cardPresence: 'regular' }]);
});

/** Presses a key until something has the focus. */
async function reach(person: Typist, key: string, target: Locator): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let pressed = 0; pressed < 20 && !(await isThere()); pressed += 1) await person.press(key);
  await expect(target).toBeFocused();
}

/** The title of a part that is folded. */
const fold = (page: Page, title: string) => page.locator('summary', { hasText: title });

test('a full charge by keys alone', async ({ page }) => {
  await signIn(page, 'manager', '/accessibility');
  const [first = '', second = ''] = await terminalIDs(page);
  const name = `Kbd${thisTry()}${second.slice(0, 3)}`;
  const customer = { terminalID: second, consumerName: name, consumerEmail: 'kbd@example.test' };
  await ask(page, '/../../profile/api/consumers', customer);
  await openWizard(page, 'charge', second);
  const person = typist(page);
  await expect(page.getByRole('textbox', { name: said.amount })).toBeFocused();
  await person.copy(amountOf(513));
  await reach(person, 'Tab', page.getByRole('textbox', { name: said.number }));
  await copyCard(person);
  await reach(person, 'Tab', page.getByRole('combobox', { name: said.search }));
  await person.copy(name);
  await expect(page.getByRole('option', { name })).toBeVisible();
  await person.press('Enter');
  // On what follows: what it is for.
  await expect(fold(page, said.fold.lines)).toBeFocused();
  await person.press('Space');
  await person.copy('ייעוץ');
  await reach(person, 'Tab', fold(page, said.fold.payments));
  await person.press('Space', 'ArrowLeft');
  await reach(person, 'Tab', page.getByRole('textbox', { name: said.count }));
  await person.copy('3');
  await reach(person, 'Tab', fold(page, said.fold.document));
  // The terminal makes one of each payment, and it says where it goes.
  await expect(fold(page, said.fold.document)).toContainText('kbd@example.test');
  await reach(person, 'Tab', fold(page, said.fold.save));
  await person.press('Space', 'Space');
  await expect(page.getByRole('complementary', { name: 'סיכום' })).toContainText('הכרטיס יישמר');
  await person.press('Enter');
  await expectDone(page, said.done.J4);
  person.tell('a full charge with customer, description, installments, document and saved card', limits.full);
  expect(await ask(page, `/transactions/${await resultID(page)}`)).toMatchObject({
    numberOfPayments: 3,
    invoiceID: expect.any(String),
    creditCardToken: expect.any(String),
    dealDetails: { consumerName: name, dealDescription: 'ייעוץ' },
  });

  const owner = await ask(page, '/../../profile/api/consumers', { terminalID: first, consumerName: `${name}b` });
  await ask(page, '/cardtokens', {
    terminalID: first,
    consumerID: owner.entityUID,
    cardNumber: card.number,
    cardExpiration: card.expiry,
    cvv: card.cvv,
  });
  await openWizard(page, 'charge', first);
  await expect(page.getByRole('textbox', { name: said.amount })).toBeFocused();
  await person.copy(amountOf(514));
  await reach(person, 'Tab', page.getByRole('combobox', { name: said.search }));
  await person.copy(`${name}b`);
  await expect(page.getByRole('option', { name: `${name}b` })).toBeVisible();
  await person.press('Enter');
  await expect(page.getByRole('radio', { name: said.savedCard, exact: true })).toBeVisible();
  await reach(person, 'Shift+Tab', page.getByRole('radio', { name: 'כרטיס אשראי', exact: true }));
  await person.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: /4242/ })).toBeChecked();
  await person.press('Enter');
  await expectDone(page, said.done.J4);
  person.tell('a full charge by a saved card', limits.full);
});
