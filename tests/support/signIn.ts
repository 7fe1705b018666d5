import { expect, type Page } from '@playwright/test';
import { people } from './people.ts';

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
