import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { fieldValue } from '#src/meta/fieldValue.ts';
import { webHooksCompleted as noun } from '#src/resources/webHooksCompleted/index.ts';
import { server } from '#tests/support/mockServer.ts';
import { renderList } from '#tests/src/list/renderList.tsx';

const [webHooksCompleted] = noun.lists;

describe('fieldValue', () => {
  it.each([
    [{ a: 1 }, 'a', 1],
    [{ a: { b: 2 } }, 'a.b', 2],
    [{ 'a.b': 3, a: { b: 2 } }, 'a.b', 3],
    [{ a: null }, 'a.b', undefined],
    [{ a: 'text' }, 'a.length', undefined],
    [{ a: {} }, 'a.constructor', undefined],
    [{}, 'a.b.c', undefined],
  ])('of %j at %s is %s', (row, field, value) => {
    expect(fieldValue(row, field)).toBe(value);
  });
});

describe('a list without a meta call', () => {
  const payload = {
    eventName: 'ConsumerCreated',
    entityType: 'Consumer',
    entityReference: '00000001-d9cb-469f-a165-70867728950e',
    eventTimestamp: '2026-11-15T10:05:00Z',
    isFailureEvent: false,
  };
  const rows = [
    { eventID: 'e1', correlationId: 'c1', url: 'https://shop.example/hook', payload },
    { eventID: 'e2', correlationId: 'c2', payload: { eventName: 'Unheard', isFailureEvent: true, errorMesage: 'No' } },
    { eventID: 'e3', correlationId: 'c3', payload: null },
  ];
  const answer = () =>
    server.use(
      http.get('http://api.test/api/webhooks', () => HttpResponse.json({ data: rows, numberOfRecords: rows.length })),
    );
  const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  const texts = (row: number) =>
    within(screen.getAllByRole('row')[row] ?? document.body)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);

  it('draws its fixed columns from inside the rows', async () => {
    answer();
    await renderList({ declaration: webHooksCompleted });
    expect(await screen.findByRole('rowheader', { name: 'Customer created' })).toBeInTheDocument();
    expect(headers().slice(0, 3)).toEqual(['Event', 'Kind of record', 'Record ID']);
    expect(texts(1)).toEqual([
      'Customer',
      '00000001',
      'Regular',
      expect.stringMatching(/^15\/11\/2026/),
      '',
      'https://shop.example/hook',
      '',
      '⋯',
    ]);
    expect(texts(2)).toEqual(['', '', 'Tells of a failure', '', 'No', '', '', '⋯']);
    expect(screen.getByText('Unheard')).toBeInTheDocument();
  });

  it('speaks Hebrew, and offers to sort only by what the server sorts by', async () => {
    answer();
    await renderList({ declaration: webHooksCompleted, locale: 'he-IL' });
    expect(await screen.findByRole('rowheader', { name: 'לקוח נוצר' })).toBeInTheDocument();
    const table = within(screen.getByRole('table'));
    expect(table.queryByRole('button', { name: 'אירוע' })).not.toBeInTheDocument();
    expect(table.getByRole('button', { name: 'כתובת היעד' })).toBeInTheDocument();
  });
});
