import { expect, type Page } from '@playwright/test';

/** The sandbox's people; the password of each is `sandbox`. */
export const people = {
  manager: 'manager@sandbox.test',
  merchant: 'merchant@sandbox.test',
  billing: 'billing@sandbox.test',
  business: 'business@sandbox.test',
  noTerminals: 'noterminals@sandbox.test',
  otherManager: 'manager@other.test',
} as const;

/**
 * Opens an address of the app as a person who is not signed in yet, signs in and waits until the app is back
 * at that address with its title.
 */
export async function signIn(page: Page, person: keyof typeof people, address = '/customers/list'): Promise<void> {
  await page.goto(address);
  await page.locator('input[name=login]').fill(people[person]);
  await page.locator('input[name=password]').fill('sandbox');
  await page.locator('button[type=submit]').click();
  await page.waitForURL((url) => url.pathname === new URL(address, url).pathname);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
