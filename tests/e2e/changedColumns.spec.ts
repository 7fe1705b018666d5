import { expect, test } from '@playwright/test';
import { signIn } from '#tests/support/signIn.ts';

/** What is told comes once the first screen stands. */
const patient = { timeout: 45_000 };

test('a view whose column has gone says so once, and what changed is told and accepted', async ({ page }) => {
  test.slow();
  const accepted = () =>
    page.evaluate(() =>
      Object.keys(localStorage).some((key) => /^back-office\.contract\..*consumers\/\$meta/.test(key)),
    );
  const openList = () => signIn(page, 'manager', '/customers/list');
  await openList();
  await page.getByRole('button', { name: /^עמודות/ }).click();
  // Whoever hides a column has chosen the others.
  await page.getByRole('checkbox', { name: 'פעיל', exact: true }).uncheck();
  await page.keyboard.press('Escape');
  await expect.poll(accepted, patient).toBe(true);

  await page.route('**/api/consumers/$meta', async (route) => {
    const response = await route.fetch();
    const { columns } = (await response.json()) as { columns: Record<string, unknown> };
    const { consumerPhone: _, ...others } = columns;
    await route.fulfill({ response, json: { columns: { ...others, score: { name: 'דירוג', dataType: 'number' } } } });
  });
  await page.reload();
  const line = page.getByText(/כבר אינה ברשימה/);
  await expect(line).toContainText('טלפון', patient);
  await page.getByRole('button', { name: 'אישור', exact: true }).click();
  await expect(line).toBeHidden();

  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('מבנה הנתונים');
  await page.getByRole('option', { name: 'שינויים במבנה הנתונים' }).click();
  const panel = page.getByRole('dialog', { name: 'שינויים במבנה הנתונים' });
  await expect(panel.getByText('הוסרה עמודה')).toContainText('טלפון');
  await expect(panel.getByText('נוספה עמודה')).toContainText('דירוג');
  await panel.getByRole('button', { name: 'אישור הכול' }).click();
  await expect(panel.getByText('לא נמצאו שינויים')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'דירוג' })).toBeVisible();
  await expect(line).toBeHidden();
  // The last question for columns may still be under way.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
