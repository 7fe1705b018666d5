import { fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { vi } from 'vitest';
import { apiBase, renderApp } from '#tests/src/app/renderApp.tsx';
import { stubDialogs } from '#tests/support/dialogs.ts';
import { server } from '#tests/support/mockServer.ts';
// What loads on first use is at hand before the first test.
import '#src/app/RecordScreen.tsx';
import '#src/app/palette/Palette.tsx';
import '#src/i18n/catalogue/palette.en.ts';
import '#src/i18n/catalogue/palette.he.ts';
import '#src/resources/customers/actions.ts';
import '#src/resources/customers/recordPage.ts';

export const dana = {
  consumerID: '11111111-1111-4111-8111-111111111111',
  consumerName: 'Dana Levi',
  consumerPhone: '050-1234567',
  consumerEmail: 'dana@mail.test',
};
const charge = {
  paymentTransactionID: '22222222-2222-4222-8222-222222222222',
  cardOwnerName: 'Dana Levi',
  transactionAmount: 87.4,
  currency: 'ILS',
  quickStatus: 'Completed',
};
const text = (name: string) => ({ name, dataType: 'string' });
const metas: Readonly<Record<string, object>> = {
  consumers: { consumerName: text('Name'), consumerPhone: text('Phone'), consumerEmail: text('Email') },
  transactions: { cardOwnerName: text('Name'), transactionAmount: { name: 'Amount', dataType: 'money' } },
};

/** Questions for rows, by what their calls end with, and what was asked. */
export const asked: string[] = [];
/** How many are under way, and how many were at most; what holds answers back, and which call fails. */
export const wire: {
  atOnce: number;
  mostAtOnce: number;
  held: Promise<void> | undefined;
  failing: string | undefined;
} = {
  atOnce: 0,
  mostAtOnce: 0,
  held: undefined,
  failing: undefined,
};

function rowsOf(name: string, query: URLSearchParams): object[] {
  const isDana = ['dana', 'דנה', '050-1234567'].includes(query.get('search') ?? query.get('phone') ?? '');
  if (name === 'consumers') return isDana ? [dana] : [];
  if (name !== 'transactions') return [];
  return query.get('consumerID') === dana.consumerID || query.get('amountFrom') === '87.40' ? [charge] : [];
}

/** Answers the palette's calls, from a clean beginning. */
export function answerPalette(): void {
  stubDialogs();
  Element.prototype.scrollIntoView = vi.fn();
  asked.length = 0;
  Object.assign(wire, { atOnce: 0, mostAtOnce: 0, held: undefined, failing: undefined });
  server.use(
    http.get(`${apiBase}/api/*`, async ({ request }) => {
      const { pathname, searchParams: query } = new URL(request.url);
      if (pathname === '/api/terminals' || pathname.startsWith('/api/dictionaries/')) return undefined;
      const name = pathname.replace('/api/', '');
      if (pathname.includes('$meta'))
        return HttpResponse.json({ columns: metas[name.replace('/$meta', '')] ?? { consumerName: text('Name') } });
      if (name === `consumers/${dana.consumerID}`) return HttpResponse.json(dana);
      const parameters = [...query].filter(([key]) => !['take', 'skip', 'terminalID'].includes(key));
      asked.push(`${name} ${parameters.map(([key, value]) => `${key}=${value}`).join('&')}`);
      wire.atOnce += 1;
      wire.mostAtOnce = Math.max(wire.mostAtOnce, wire.atOnce);
      await wire.held;
      wire.atOnce -= 1;
      if (name === wire.failing) return HttpResponse.json({}, { status: 503 });
      const rows = rowsOf(name, query);
      return HttpResponse.json({ data: rows, numberOfRecords: rows.length });
    }),
  );
}

/** Opens the application and the palette by its keys, in a Hebrew layout. */
export async function open(options: Partial<Parameters<typeof renderApp>[0]> = {}) {
  const app = await renderApp({ address: '/accessibility', ...options });
  await screen.findByRole('heading', { level: 1 });
  fireEvent.keyDown(document.body, { code: 'KeyK', key: 'ל', ctrlKey: true });
  await screen.findByRole('dialog', { name: 'Find a customer, an amount, an action' });
  return app;
}
/** The parts of it. */
const palette = () => screen.getByRole('dialog', { name: 'Find a customer, an amount, an action' });
export const field = () => within(palette()).getByRole('combobox');
export const status = () => within(palette()).getByRole('status');
/** Presses a key where the focus is, as one that leads on does: what comes then is not the key's to wait for. */
export const press = (key: string) => fireEvent.keyDown(field(), { key });
export const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
export const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;
export const group = (name: string) => within(screen.getByRole('group', { name }));
