import type { Page } from '@playwright/test';
import { sessionKeyOf } from '#src/authProvider/storedSession.ts';

/** A call of the sandbox as somebody else would make it beside the page: with the session of the person signed in. */
export interface ApiCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the base, `/api/items`. */
  path: string;
  body?: unknown;
}

/** Makes calls one after the other. @returns their answers' bodies */
export async function callApi(page: Page, calls: readonly ApiCall[]): Promise<Record<string, unknown>[]> {
  const { origin } = new URL(page.url());
  const key = sessionKeyOf({ authority: '/sandbox/identity', clientId: 'merchant-frontend' }, origin);
  const stored = await page.evaluate((name) => window.localStorage.getItem(name), key);
  const { access_token: token } = JSON.parse(stored ?? '{}') as { access_token?: string };
  const answers: Record<string, unknown>[] = [];
  for (const { method, path, body } of calls) {
    const answer = await page.request.fetch(
      `${origin}/sandbox/${/^\/api\/(consumers|items)/.test(path) ? 'profile' : 'transactions'}${path}`,
      {
        method,
        headers: { authorization: `Bearer ${token ?? ''}`, 'accept-language': 'he-IL' },
        ...(body !== undefined && { data: body }),
      },
    );
    answers.push((await answer.json()) as Record<string, unknown>);
  }
  return answers;
}
